import { useQuery } from '@tanstack/react-query';
import { createSectionQuery } from '../../entities/section/section-query.ts';
import { SectionSkeleton } from '../../features/section/components/section-skeleton.tsx';
import { SectionView } from '../../features/section/components/section-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';

/** A page of heroes and rows. */
export default function SectionPage() {
  const environment = useEnvironment();
  const { id: sectionKey = '' } = useRouteParams();
  const { data: section, error, refetch } = useQuery(createSectionQuery(environment, sectionKey));
  if (isNotFound(error)) return <NotFound />;
  if (!section && error) {
    const title = environment.label('pageFailedTitle');
    return <ErrorPage title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!section) return <SectionSkeleton />;
  return (
    <>
      <title>{`${section.title} · ${environment.realm.name}`}</title>
      <SectionView key={section.section} section={section} />
    </>
  );
}
