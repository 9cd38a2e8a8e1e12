// A grid that goes on: its next page is asked for when its end comes near. Without scripts its end is a link. A long
// grid is only there where it is looked at.
import { Grid, GridGap, GridItem, GridPlaces } from '@matinee/ui';
import { type ReactNode, useRef } from 'react';
import { MoreLink } from './more-link.tsx';
import { useGridWindow } from './use-grid-window.tsx';
import type { PagedList } from './use-paged.ts';

export interface CardGridProps<Item> {
  name: string;
  shape?: 'landscape' | 'portraits';
  items: readonly Item[];
  list: PagedList<unknown>;
  /** The address of a page that begins after a place. */
  hrefOf: (lastSeen: string) => string;
  children: (item: Item, index: number) => ReactNode;
}

/** Enough for a line of the widest window, twice. */
const placesAhead = 16;

export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { name, shape = 'landscape', items, list, hrefOf, children } = props;
  const grid = useRef<HTMLUListElement>(null);
  const part = useGridWindow(grid, items.length, shape);
  const first = part?.first ?? 0;
  const shown = part ? items.slice(first, part.end) : items;
  return (
    <>
      <Grid ref={grid} name={name} shape={shape}>
        {part && <GridGap height={part.before} />}
        {shown.map((item, index) => (
          <GridItem key={item.id} place={part ? first + index + 1 : undefined}>
            {children(item, first + index)}
          </GridItem>
        ))}
        {part && <GridGap height={part.after} />}
        {list.isLoading && <GridPlaces count={placesAhead} />}
      </Grid>
      <MoreLink list={list} hrefOf={hrefOf} />
    </>
  );
}
