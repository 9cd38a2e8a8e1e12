// The rows that the first answer left out, asked for when the end of the page comes near.
import type { Section } from '@matinee/contract';
import { useRef } from 'react';
import { moreOfSection } from '../../../../entities/section/section-query.ts';
import { useNear } from '../../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useFurtherPages } from '../../../../shared/paging/use-next-pages.ts';
import styles from '../section-view.module.css';
import { BucketRow } from './bucket-row.tsx';
import { FailedRest } from './rows-error.tsx';

export default function MoreRows({ section }: { section: Section }) {
  const environment = useEnvironment();
  const end = useRef<HTMLDivElement>(null);
  const { pages, hasMore, failed, loadMore } = useFurtherPages({
    paging: section.paging,
    queryKey: ['section', section.section, environment.language],
    read: (lastSeen, signal) => moreOfSection(environment, section.section, lastSeen, signal),
  });
  const waiting = hasMore && !failed;
  useNear(end, waiting, loadMore, '300%');
  return (
    <>
      {pages.flatMap(({ buckets }) =>
        buckets.map((bucket) => (
          <BucketRow key={bucket.bucketId} section={section.section} bucket={bucket} early={false} />
        )),
      )}
      {failed && <FailedRest onRetry={loadMore} />}
      {waiting && <div ref={end} className={styles.more} />}
    </>
  );
}
