// Titles in a horizontal strip with infinite scrolling; on phones a vertical list. CSS selects the layout.
import { ScrollArrows } from '@matinee/ui';
import { type ReactNode, useRef } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { LoadMore } from '../../../shared/paging/load-more.tsx';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import type { NextPagesState } from '../../../shared/paging/use-next-pages.ts';
import { TitleList } from './title-list.tsx';
import styles from './title-strip.module.css';
import { useScrollOverflow } from './use-scroll-overflow.ts';

export interface TitleStripProps {
  /** The accessible name. */
  name: string;
  /** The number of loaded titles. */
  count: number;
  /** How further titles load. */
  list: NextPagesState & { nextCursor: string | null };
  /** The URL of a page that starts after a cursor; absent where the strip needs scripts. */
  getPageHref?: (lastSeen: string) => string;
  entriesPerColumn?: 1 | 2;
  /** Entries, each a list item. */
  children: ReactNode;
}

export function TitleStrip({
  name,
  count,
  list,
  getPageHref,
  entriesPerColumn = 1,
  children,
}: TitleStripProps) {
  const label = useLabel();
  const track = useRef<HTMLOListElement>(null);
  const { hasMore, isLoading, hasFailed, loadMore } = list;
  const { hasPrevious, hasNext } = useScrollOverflow(track, {
    count,
    onNearEnd: hasMore && !isLoading && !hasFailed ? loadMore : undefined,
  });
  return (
    <div className={styles.strip} data-strip>
      <TitleList ref={track} layout="strip" entriesPerColumn={entriesPerColumn} name={name}>
        {children}
        {hasMore && (
          <li className={styles.sentinel}>
            {getPageHref ? (
              <NextPageLink list={list} getPageHref={getPageHref} />
            ) : (
              <LoadMore list={list} failedText={label('moreFailed')} />
            )}
          </li>
        )}
      </TitleList>
      <ScrollArrows
        track={track}
        labels={{ previous: label('railPrevious'), next: label('railNext') }}
        hasPrevious={hasPrevious}
        hasNext={hasNext}
        className={styles.arrow}
        previousClassName={styles.previous}
        nextClassName={styles.next}
      />
    </div>
  );
}
