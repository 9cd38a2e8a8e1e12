// A list that somebody has by what they did: on its way, failed, empty, or the titles that are in it.
import type { Card, Paging } from '@matinee/contract';
import type { ReactNode, RefObject } from 'react';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { uniqueById } from '../../../shared/paging/paged-query.ts';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';

export interface SavedListProps {
  list: PagedList<{ contentList: Card[]; paging: Paging }>;
  /** Stands in until the first page is there. */
  places: ReactNode;
  /** What is said of a list that could not be had. */
  failed: string;
  empty: Omit<EmptyListProps, 'box'>;
  /** Takes the focus when the last title was taken out. */
  box: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  children: (titles: Card[]) => ReactNode;
}

export function SavedList({ list, places, failed, empty, box, className, children }: SavedListProps) {
  if (list.error) return <ErrorPanel title={failed} error={list.error} onRetry={list.retry} />;
  if (!list.pages) return places;
  const titles = uniqueById(list.pages.flatMap(({ contentList }) => contentList));
  if (titles.length === 0 && !list.hasMore) return <EmptyList {...empty} box={box} />;
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children(titles)}
    </div>
  );
}
