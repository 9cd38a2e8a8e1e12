import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { isGone } from '../../environment/is-gone.ts';
import { HomeSkeleton } from '../../features/home/components/home-skeleton.tsx';
import { SectionView } from '../../features/home/components/section-view.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { sectionQuery } from '../../sections/section.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** Any page of heroes and rows that the menu leads to. */
export function SectionPage() {
  const environment = useEnvironment();
  const { id = '' } = useParams();
  const { data: section, error, refetch } = useQuery(sectionQuery(environment, id));
  if (isGone(error)) return <NotFound />;
  if (!section && error) {
    const title = environment.label('pageFailedTitle');
    return <FailedPage title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!section) return <HomeSkeleton />;
  return (
    <>
      <title>{`${section.title} · ${environment.realm.name}`}</title>
      <SectionView key={section.section} section={section} />
    </>
  );
}
