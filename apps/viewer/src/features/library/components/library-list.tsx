// The states of favourites and history: loading, failed, empty, or the titles.
import type { Card, Paging } from '@matinee/contract';
import type { ReactNode, RefObject } from 'react';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';

export interface LibraryListProps {
  list: PagedList<{ contentList: Card[]; paging: Paging }>;
  /** Shown until the first page has loaded. */
  placeholder: ReactNode;
  /** The title of the error panel. */
  errorTitle: string;
  emptyProps: Omit<EmptyListProps, 'container'>;
  /** Receives the focus after the last title is removed. */
  container: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  children: (titles: Card[]) => ReactNode;
}

export function LibraryList({
  list,
  placeholder,
  errorTitle,
  emptyProps,
  container,
  className,
  children,
}: LibraryListProps) {
  if (list.error) return <ErrorPanel title={errorTitle} error={list.error} onRetry={list.retry} />;
  if (!list.pages) return placeholder;
  const titles = removeDuplicates(list.pages.flatMap(({ contentList }) => contentList));
  if (titles.length === 0 && !list.hasMore) return <EmptyList {...emptyProps} container={container} />;
  return (
    <div ref={container} tabIndex={-1} className={className}>
      {children(titles)}
    </div>
  );
}
