// A grid of cards; custom properties set its columns by window width.
import { breakpoints } from '@matinee/rules';
import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './grid.module.css';

export interface GridProps {
  /** The accessible name. */
  name: string;
  /** The aspect ratio of the cards' images; `poster` has twice as many columns. */
  shape?: 'landscape' | 'poster';
  ref?: Ref<HTMLUListElement>;
  /** List items: `GridItem`, `GridGap` or `GridPlaceholders`. */
  children: ReactNode;
}

/** A grid of cards. `data-playlist-panels` lets the app open the panel of a playlist card inside the list. */
export function Grid({ name, shape = 'landscape', ref, children }: GridProps) {
  return (
    <ul
      ref={ref}
      className={joinClassNames(styles.grid, shape === 'poster' && styles.posterShape)}
      aria-label={name}
      data-grid
      data-playlist-panels="cards"
    >
      {children}
    </ul>
  );
}

export interface GridItemProps {
  /** The position among all items, from 1, when only some of them are rendered. */
  position?: number;
  children: ReactNode;
}

export function GridItem({ position, children }: GridItemProps) {
  // -1 means unknown: the count is known only after the last page has loaded.
  const positionAttributes = position === undefined ? {} : { 'aria-posinset': position, 'aria-setsize': -1 };
  return (
    <li className={styles.item} {...positionAttributes}>
      {children}
    </li>
  );
}

/** Empty space in place of rows that are not rendered. */
export function GridGap({ height }: { height: number }) {
  if (height <= 0) return null;
  return <li className={styles.gap} style={{ blockSize: `${height}px` }} aria-hidden />;
}

/** Placeholders with the size of cards that are loading. */
export function GridPlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <li key={index} className={joinClassNames(styles.item, styles.placeholder)} aria-hidden>
      <div className={styles.placeholderImage} />
      <div className={styles.placeholderText} />
    </li>
  ));
}

const { twoColumns, narrow, fourColumns, fiveColumns, sixColumns } = breakpoints;

/** The `sizes` attribute of an image in the grid. */
export const gridImageSizes = {
  landscape: `(width < ${twoColumns}px) 92vw, (width <= ${narrow}px) 46vw, (width < ${fourColumns}px) 30vw, (width < ${fiveColumns}px) 23vw, (width < ${sixColumns}px) 18vw, 15vw`,
  poster: `(width < ${twoColumns}px) 46vw, (width <= ${narrow}px) 23vw, (width < ${fourColumns}px) 15vw, (width < ${fiveColumns}px) 12vw, (width < ${sixColumns}px) 9vw, 8vw`,
} as const;
