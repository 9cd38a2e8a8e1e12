// A list that somebody has by what they did: on its way, failed, empty, or the titles that are in it.
import type { Card, Paging } from '@matinee/contract';
import type { ReactNode, RefObject } from 'react';
import { FailedPanel } from '../../../shared/errors/error-panel.tsx';
import { withoutDoubles } from '../../../shared/paging/unique-by-id.ts';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { ListEmpty, type ListEmptyProps } from './empty-list.tsx';

export interface KeptListProps {
  list: PagedList<{ contentList: Card[]; paging: Paging }>;
  /** Stands in until the first page is there. */
  places: ReactNode;
  /** What is said of a list that could not be had. */
  failed: string;
  empty: Omit<ListEmptyProps, 'box'>;
  /** Takes the focus when the last title was taken out. */
  box: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  children: (titles: Card[]) => ReactNode;
}

export function KeptList({ list, places, failed, empty, box, className, children }: KeptListProps) {
  if (list.error) return <FailedPanel title={failed} error={list.error} onRetry={list.retry} />;
  if (!list.pages) return places;
  const titles = withoutDoubles(list.pages.flatMap(({ contentList }) => contentList));
  if (titles.length === 0 && !list.hasMore) return <ListEmpty {...empty} box={box} />;
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children(titles)}
    </div>
  );
}
