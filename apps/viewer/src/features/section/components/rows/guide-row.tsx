// A row with a guide of channels. Its code, programmes and next channels load near the viewport.
import type { Bucket } from '@matinee/contract';
import { type CSSProperties, useRef } from 'react';
import { useNearViewport } from '../../../../shared/browser/use-near-viewport.ts';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';
import { useRow } from '../../state/use-row.ts';
import styles from './guide-row.module.css';
import { RowsError } from './row-errors.tsx';
import { SeeAllLink } from './see-all-link.tsx';

const GuideStrip = lazyChunk(() =>
  import('../../../../entities/guide/components/guide-strip.tsx').then(({ GuideStrip }) => ({
    default: GuideStrip,
  })),
);

/** Loads the next channels before the viewer reaches the end. */
const preloadMargin = '200%';

export interface GuideRowProps {
  sectionKey: string;
  bucket: Bucket;
  isNear: boolean;
}

export function GuideRow({ sectionKey, bucket, isNear }: GuideRowProps) {
  const { name, rowTypeData } = bucket;
  const title = rowTypeData.title ?? name;
  const { cards, slotCount, hasFailed, retry, loadNext } = useRow(sectionKey, bucket);
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, isNear && slotCount > cards.length, loadNext, preloadMargin);
  return (
    <section aria-label={title}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <SeeAllLink bucket={bucket} />
      </div>
      <div className={styles.guide} style={{ '--channels': cards.length } as CSSProperties}>
        {isNear && (
          <ChunkSuspense>
            <GuideStrip channels={cards} name={title} />
          </ChunkSuspense>
        )}
      </div>
      {hasFailed && <RowsError onRetry={retry} />}
      <div ref={end} />
    </section>
  );
}
