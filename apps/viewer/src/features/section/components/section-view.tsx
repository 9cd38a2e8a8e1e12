// A page of heroes and rows.
import type { Section } from '@matinee/contract';
import { isFirstScreenOver, Panel, VisuallyHidden } from '@matinee/ui';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { CodeBoundary } from '../../../shared/errors/chunk-error-boundary.tsx';
import { HeroStage } from './hero/hero-header.tsx';
import { BucketRow } from './rows/bucket-row.tsx';
import styles from './section-view.module.css';

const MoreRows = lazy(() => import('./rows/next-rows.tsx'));

const earlyRows = 2;
/** After a navigation these stand before the others are made, which takes no frame from anybody. */
const rowsAtOnce = 6;

export function SectionView({ section }: { section: Section }) {
  const label = useLabel();
  const { heroes, buckets } = section;
  const rows = useDeferredValue(buckets, isFirstScreenOver() ? buckets.slice(0, rowsAtOnce) : undefined);
  if (heroes.length === 0 && buckets.length === 0) {
    const words = { title: label('homeEmptyTitle'), text: label('homeEmptyText') };
    return <Panel level={1} size="page" icon="film" {...words} />;
  }
  return (
    <>
      {heroes.length > 0 && (
        <>
          <VisuallyHidden>
            <h1>{section.title}</h1>
          </VisuallyHidden>
          <Suspense>
            <HeroStage heroes={heroes} />
          </Suspense>
        </>
      )}
      <div className={heroes.length ? styles.rows : styles.rowsAlone}>
        {heroes.length === 0 && <h1 className={styles.title}>{section.title}</h1>}
        {rows.map((bucket, index) => (
          <Suspense key={bucket.bucketId}>
            <BucketRow section={section.section} bucket={bucket} early={index < earlyRows} />
          </Suspense>
        ))}
        {section.paging.moreDataAvailable && <Rest section={section} />}
      </div>
    </>
  );
}

/** The rows that are still to come. Their code is not there while the document is made, nor while it is taken over. */
function Rest({ section }: { section: Section }) {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  const room = <div className={styles.more} />;
  return isTaken ? (
    <CodeBoundary>
      <Suspense fallback={room}>
        <MoreRows section={section} />
      </Suspense>
    </CodeBoundary>
  ) : (
    room
  );
}
