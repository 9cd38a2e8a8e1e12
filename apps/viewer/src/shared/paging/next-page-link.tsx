// The link to the next page below a list. With JavaScript the next page is appended to the list, automatically
// when the viewer scrolls near its end.
import { ButtonLink } from '@matinee/ui';
import { useRef } from 'react';
import { onPlainClick } from '../browser/plain-click.ts';
import { useNearViewport } from '../browser/use-near-viewport.ts';
import { useLabel } from '../environment/environment.ts';
import styles from './load-more.module.css';
import type { NextPagesState } from './use-next-pages.ts';

export interface NextPageLinkProps {
  list: NextPagesState & {
    /** The cursor of the next page. */
    nextCursor: string | null;
  };
  /** The URL of a page that starts after a cursor. */
  getPageHref: (lastSeen: string) => string;
}

export function NextPageLink({ list, getPageHref }: NextPageLinkProps) {
  const label = useLabel();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, hasFailed, loadMore, nextCursor } = list;
  useNearViewport(end, hasMore && !isLoading && !hasFailed, loadMore, '100%');
  if (!hasMore || nextCursor === null) return null;
  return (
    <div ref={end} className={styles.loadMore} data-loads-more={hasFailed ? undefined : ''}>
      {hasFailed && <p role="alert">{label('moreFailed')}</p>}
      <ButtonLink
        href={getPageHref(nextCursor)}
        rel="next"
        icon={hasFailed ? 'restart' : 'down'}
        isBusy={isLoading}
        onClick={onPlainClick(loadMore)}
      >
        {hasFailed ? label('retry') : label('showMore')}
      </ButtonLink>
    </div>
  );
}
