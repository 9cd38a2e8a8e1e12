import { Button, Panel, VisuallyHidden } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { faultText } from '../../environment/fault-text.ts';
import { BucketRow } from '../../features/home/components/bucket-row.tsx';
import { HeroStage } from '../../features/home/components/hero-stage.tsx';
import { HomeSkeleton } from '../../features/home/components/home-skeleton.tsx';
import { MoreRows } from '../../features/home/components/more-rows.tsx';
import { sectionQuery } from '../../sections/section.ts';
import styles from './home.module.css';

export const homeSection = 'HOME';
const earlyRows = 2;

export function Home() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const { data: section, error, refetch } = useQuery(sectionQuery(environment, homeSection));
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
  const isEmpty = section.heroes.length === 0 && section.buckets.length === 0;
  return (
    <>
      <title>{`${section.title} · ${realm.name}`}</title>
      {isEmpty ? (
        <Panel
          level={1}
          size="page"
          icon="film"
          title={label('homeEmptyTitle')}
          text={label('homeEmptyText')}
        />
      ) : (
        <>
          <VisuallyHidden>
            <h1>{section.title}</h1>
          </VisuallyHidden>
          <Suspense>
            <HeroStage heroes={section.heroes} />
          </Suspense>
          <div className={section.heroes.length ? styles.rows : styles.rowsAlone}>
            {section.buckets.map((bucket, index) => (
              <Suspense key={bucket.bucketId}>
                <BucketRow section={section.section} bucket={bucket} early={index < earlyRows} />
              </Suspense>
            ))}
            <MoreRows section={section} />
          </div>
        </>
      )}
    </>
  );
}
