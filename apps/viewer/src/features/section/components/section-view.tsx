// A page of heroes and rows.
import type { Section } from '@matinee/contract';
import { isFirstPageHydrated, MessagePanel, VisuallyHidden } from '@matinee/ui';
import { Fragment, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useLabel } from '../../../shared/environment/environment.ts';
import { HeroHeader } from './hero/hero-header.tsx';
import { BucketRow } from './rows/bucket-row.tsx';
import styles from './section-view.module.css';

const NextRows = lazyChunk(() => import('./rows/next-rows.tsx'));

const firstScreenRowCount = 2;
/** Number of rows rendered with a navigation. The others follow in a deferred render, so that no frame is blocked. */
const rowsPerNavigation = 6;

export interface SectionViewProps {
  section: Section;
  /** Shown after the rows of the first screen. */
  promo?: ReactNode;
}

export function SectionView({ section, promo }: SectionViewProps) {
  const label = useLabel();
  const { heroes, buckets } = section;
  const rows = useDeferredValue(
    buckets,
    isFirstPageHydrated() ? buckets.slice(0, rowsPerNavigation) : undefined,
  );
  const promoRowIndex = Math.min(firstScreenRowCount, rows.length) - 1;
  if (heroes.length === 0 && buckets.length === 0) {
    const emptyPanelProps = { title: label('homeEmptyTitle'), text: label('homeEmptyText') };
    return <MessagePanel level={1} size="page" icon="film" {...emptyPanelProps} />;
  }
  return (
    <>
      {heroes.length > 0 && (
        <>
          <VisuallyHidden>
            <h1>{section.title}</h1>
          </VisuallyHidden>
          <Suspense>
            <HeroHeader heroes={heroes} />
          </Suspense>
        </>
      )}
      <div className={heroes.length ? styles.rows : styles.rowsWithoutHero}>
        {heroes.length === 0 && <h1 className={styles.title}>{section.title}</h1>}
        {rows.map((bucket, index) => (
          <Fragment key={bucket.bucketId}>
            <Suspense>
              <BucketRow
                sectionKey={section.section}
                bucket={bucket}
                isOnFirstScreen={index < firstScreenRowCount}
              />
            </Suspense>
            {index === promoRowIndex && promo}
          </Fragment>
        ))}
        {rows.length === 0 && promo}
        {section.paging.moreDataAvailable && <NextRowsLoader section={section} />}
      </div>
    </>
  );
}

/** The rows after those of the first response. Their code loads after hydration. */
function NextRowsLoader({ section }: { section: Section }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const placeholder = <div className={styles.nextRows} data-loads-more="" />;
  return isHydrated ? (
    <ChunkSuspense fallback={placeholder}>
      <NextRows section={section} />
    </ChunkSuspense>
  ) : (
    placeholder
  );
}
