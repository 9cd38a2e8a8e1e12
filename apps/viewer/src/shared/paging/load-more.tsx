// The end of a list whose pages have no URLs: loads the next page when the viewer scrolls near it, or by a button.
import { Button, joinClassNames } from '@matinee/ui';
import { useRef } from 'react';
import { useNearViewport } from '../browser/use-near-viewport.ts';
import { useLabel } from '../environment/environment.ts';
import styles from './load-more.module.css';
import type { NextPagesState } from './use-next-pages.ts';

export interface LoadMoreProps {
  list: NextPagesState;
  /** The text when a page failed to load. */
  failedText: string;
}

export function LoadMore({ list, failedText }: LoadMoreProps) {
  const label = useLabel();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, hasFailed, loadMore } = list;
  useNearViewport(end, hasMore && !isLoading && !hasFailed, loadMore);
  if (!hasMore) return null;
  return (
    <div
      ref={end}
      className={joinClassNames(styles.loadMore, styles.hiddenWithoutScripts)}
      data-loads-more={hasFailed ? undefined : ''}
    >
      {hasFailed && <p role="alert">{failedText}</p>}
      <Button isBusy={isLoading} icon={hasFailed ? 'restart' : 'down'} onClick={loadMore}>
        {hasFailed ? label('retry') : label('showMore')}
      </Button>
    </div>
  );
}
