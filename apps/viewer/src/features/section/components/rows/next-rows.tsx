// The further rows of a section, loaded page by page when the end of the loaded rows comes near the viewport.
import type { Section } from '@matinee/contract';
import { useRef } from 'react';
import { fetchSectionPage } from '../../../../entities/section/section-query.ts';
import { useNearViewport } from '../../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useNextPages } from '../../../../shared/paging/use-next-pages.ts';
import styles from '../section-view.module.css';
import { BucketRow } from './bucket-row.tsx';
import { RowsError } from './row-errors.tsx';

export default function NextRows({ section }: { section: Section }) {
  const environment = useEnvironment();
  const end = useRef<HTMLDivElement>(null);
  const { pages, hasMore, hasFailed, loadMore } = useNextPages({
    paging: section.paging,
    queryKey: ['section', section.section, environment.language],
    readPage: (lastSeen, signal) => fetchSectionPage(environment, section.section, lastSeen, signal),
  });
  const canLoadMore = hasMore && !hasFailed;
  useNearViewport(end, canLoadMore, loadMore, '300%');
  return (
    <>
      {pages.flatMap(({ buckets }) =>
        buckets.map((bucket) => (
          <BucketRow
            key={bucket.bucketId}
            sectionKey={section.section}
            bucket={bucket}
            isOnFirstScreen={false}
          />
        )),
      )}
      {hasFailed && <RowsError onRetry={loadMore} />}
      {canLoadMore && <div ref={end} className={styles.nextRows} data-loads-more="" />}
    </>
  );
}
