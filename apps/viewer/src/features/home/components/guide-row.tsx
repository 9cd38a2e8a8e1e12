// A row that is a guide of channels. Its code and its programmes are asked for when somebody comes near.
import type { Bucket } from '@matinee/contract';
import { type CSSProperties, lazy, Suspense } from 'react';
import styles from './guide-row.module.css';

const GuideStrip = lazy(() =>
  import('../../../lists/guide-strip.tsx').then(({ GuideStrip }) => ({ default: GuideStrip })),
);

export function GuideRow({ bucket, near }: { bucket: Bucket; near: boolean }) {
  const { name, contentList, rowTypeData } = bucket;
  const title = rowTypeData.title ?? name;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.guide} style={{ '--channels': contentList.length } as CSSProperties}>
        {near && (
          <Suspense>
            <GuideStrip channels={contentList} name={title} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
