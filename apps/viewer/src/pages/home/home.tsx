import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/environment.ts';
import { HomeSkeleton } from '../../features/home/components/home-skeleton.tsx';
import { SectionView } from '../../features/home/components/section-view.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { homeQuery } from '../../sections/section.ts';

export function Home() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const { data: section, error, refetch } = useQuery(homeQuery(environment));
  if (error && !section)
    return <FailedPage title={label('homeFailedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!section) return <HomeSkeleton />;
  return (
    <>
      <title>{[section.title, realm.name].filter(Boolean).join(' · ')}</title>
      <SectionView section={section} />
    </>
  );
}
