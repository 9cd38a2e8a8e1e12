import { Button, Panel } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/environment.ts';
import { faultText } from '../../environment/fault-text.ts';
import { HomeSkeleton } from '../../features/home/components/home-skeleton.tsx';
import { SectionView } from '../../features/home/components/section-view.tsx';
import { homeQuery } from '../../sections/section.ts';

export function Home() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const { data: section, error, refetch } = useQuery(homeQuery(environment));
  if (error && !section) {
    const { text, detail } = faultText(error, label);
    return (
      <>
        <title>{realm.name}</title>
        <Panel
          level={1}
          size="page"
          icon="alert"
          title={label('homeFailedTitle')}
          text={text}
          detail={detail}
          actions={
            <Button look="call" icon="restart" onClick={() => void refetch()}>
              {label('retry')}
            </Button>
          }
        />
      </>
    );
  }
  if (!section) return <HomeSkeleton />;
  return (
    <>
      <title>{[section.title, realm.name].filter(Boolean).join(' · ')}</title>
      <SectionView section={section} />
    </>
  );
}
