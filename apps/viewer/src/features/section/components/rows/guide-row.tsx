// A row that is a guide of channels. Its code, its programmes and what follows of its channels are asked for when
// somebody comes near.
import type { Bucket } from '@matinee/contract';
import { type CSSProperties, lazy, Suspense, useRef } from 'react';
import { useNear } from '../../../../shared/browser/use-near-viewport.ts';
import { useRow } from '../../state/use-row.ts';
import styles from './guide-row.module.css';
import { FailedRest } from './rows-error.tsx';
import { SeeAll } from './see-all.tsx';

const GuideStrip = lazy(() =>
  import('../../../../entities/guide/components/guide-strip.tsx').then(({ GuideStrip }) => ({
    default: GuideStrip,
  })),
);

/** Far enough that the guide has grown before its end is seen. */
const ahead = '200%';

export interface GuideRowProps {
  section: string;
  bucket: Bucket;
  near: boolean;
}

export function GuideRow({ section, bucket, near }: GuideRowProps) {
  const { name, rowTypeData } = bucket;
  const title = rowTypeData.title ?? name;
  const { cards, places, failed, retry, turnTo } = useRow(section, bucket);
  const end = useRef<HTMLDivElement>(null);
  useNear(end, near && places > cards.length, turnTo, ahead);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <SeeAll bucket={bucket} />
      </div>
      <div className={styles.guide} style={{ '--channels': cards.length } as CSSProperties}>
        {near && (
          <Suspense>
            <GuideStrip channels={cards} name={title} />
          </Suspense>
        )}
      </div>
      {failed && <FailedRest onRetry={retry} />}
      <div ref={end} />
    </section>
  );
}
