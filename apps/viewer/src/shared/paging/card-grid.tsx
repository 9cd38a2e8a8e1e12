// A grid with infinite scrolling. Without scripts, a link leads to the next page. Long grids are windowed.
import { Grid, GridGap, GridItem, GridPlaceholders } from '@matinee/ui';
import { type ReactNode, useRef } from 'react';
import { NextPageLink } from './next-page-link.tsx';
import type { PagedList } from './use-paged-list.ts';
import { useWindowedGrid } from './use-windowed-grid.tsx';

export interface CardGridProps<Item> {
  /** The accessible name of the grid. */
  name: string;
  shape?: 'landscape' | 'poster';
  items: readonly Item[];
  list: PagedList<unknown>;
  /** The URL of a page that starts after a cursor. */
  getPageHref: (lastSeen: string) => string;
  children: (item: Item, index: number) => ReactNode;
}

/** Two rows of cards in the widest window. */
const skeletonCount = 16;

export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { name, shape = 'landscape', items, list, getPageHref, children } = props;
  const grid = useRef<HTMLUListElement>(null);
  const windowedGrid = useWindowedGrid(grid, items.length, shape);
  const ranges = windowedGrid?.ranges ?? [{ gapBefore: 0, start: 0, end: items.length }];
  return (
    <>
      <Grid ref={grid} name={name} shape={shape}>
        {ranges.flatMap(({ gapBefore, start, end }, rangeIndex) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are all alike
          <GridGap key={`gap ${rangeIndex}`} height={gapBefore} />,
          ...items.slice(start, end).map((item, index) => (
            <GridItem key={item.id} position={windowedGrid ? start + index + 1 : undefined}>
              {children(item, start + index)}
            </GridItem>
          )),
        ])}
        {windowedGrid && <GridGap height={windowedGrid.gapAfter} />}
        {list.isLoading && <GridPlaceholders count={skeletonCount} />}
      </Grid>
      <NextPageLink list={list} getPageHref={getPageHref} />
    </>
  );
}
