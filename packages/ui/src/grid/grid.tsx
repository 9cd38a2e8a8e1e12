// Cards in as many columns as the window has room for.
import { breakpoints } from '@matinee/rules';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './grid.module.css';

export interface GridProps {
  /** What is in it. */
  name: string;
  /** Cards with wide pictures, or tall ones, of which twice as many stand side by side. */
  shape?: 'landscape' | 'portraits';
  ref?: Ref<HTMLUListElement>;
  /** Items. */
  children: ReactNode;
}

export function Grid({ name, shape = 'landscape', ref, children }: GridProps) {
  return (
    <ul
      ref={ref}
      className={classNames(styles.grid, shape === 'portraits' && styles.portraits)}
      aria-label={name}
      data-grid
      data-panels="cards"
    >
      {children}
    </ul>
  );
}

export interface GridItemProps {
  /** Its place among all, from 1, where not all are there. */
  position?: number;
  children: ReactNode;
}

export function GridItem({ position, children }: GridItemProps) {
  // The number of all is not known before the last page.
  const ofAll = position === undefined ? {} : { 'aria-posinset': position, 'aria-setsize': -1 };
  return (
    <li className={styles.item} {...ofAll}>
      {children}
    </li>
  );
}

/** The room of rows that are not there. */
export function GridGap({ height }: { height: number }) {
  if (height <= 0) return null;
  return <li className={styles.gap} style={{ blockSize: `${height}px` }} aria-hidden />;
}

/** Places of cards to come, of exactly the size that cards have. */
export function GridPlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
    <li key={index} className={classNames(styles.item, styles.placeholder)} aria-hidden>
      <div className={styles.picture} />
      <div className={styles.text} />
    </li>
  ));
}

const { twoColumns, narrow, fourColumns, fiveColumns } = breakpoints;

/** CSS `sizes` of an image in the grid. */
export const gridImageSizes = {
  landscape: `(width < ${twoColumns}px) 92vw, (width <= ${narrow}px) 46vw, (width < ${fourColumns}px) 30vw, (width < ${fiveColumns}px) 23vw, 18vw`,
  portraits: `(width < ${twoColumns}px) 46vw, (width <= ${narrow}px) 23vw, (width < ${fourColumns}px) 15vw, (width < ${fiveColumns}px) 12vw, 9vw`,
} as const;
