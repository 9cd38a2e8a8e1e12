import { breakpoints } from '@matinee/rules';
import { joinClassNames } from '@matinee/ui';
import type { ReactNode, Ref } from 'react';
import styles from './title-list.module.css';

/**
 * `grid` has as many columns as fit into the window; with one column it looks like a list. `rows` is a list,
 * in two columns on wide screens. `strip` scrolls horizontally, and is a list on phones.
 */
export type ListLayout = 'grid' | 'rows' | 'strip';

export interface TitleListProps {
  layout: ListLayout;
  /** The accessible name. */
  name: string;
  /** Only for a strip. */
  entriesPerColumn?: 1 | 2;
  ref?: Ref<HTMLOListElement>;
  /** Entries, each a list item. */
  children: ReactNode;
}

export function TitleList({ layout, name, entriesPerColumn, ref, children }: TitleListProps) {
  return (
    <ol
      ref={ref}
      className={joinClassNames(styles.list, styles[layout])}
      data-entries-per-column={entriesPerColumn}
      // In a grid or list, a playlist opens its panel below its line.
      data-playlist-panels={layout === 'strip' ? undefined : 'entries'}
      aria-label={name}
    >
      {children}
    </ol>
  );
}

const { mobile, twoColumns, narrow, fourColumns } = breakpoints;

/** The `sizes` attribute of the images of entries. */
export const entryImageSizes: Readonly<Record<ListLayout, string>> = {
  grid: `(width < ${twoColumns}px) 40vw, (width <= ${narrow}px) 44vw, (width < ${fourColumns}px) 30vw, 22vw`,
  rows: `(width <= ${mobile}px) 40vw, 320px`,
  strip: `(width <= ${mobile}px) 40vw, (width <= ${fourColumns}px) 300px, 22vw`,
};

/** Skeletons of entries that are loading. */
export function EntrySkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are interchangeable
    <li key={index} className={joinClassNames(styles.entry, styles.skeleton)} aria-hidden>
      <span className={styles.frame}>
        <span className={styles.skeletonImage} />
        <span className={styles.text}>
          <span className={styles.skeletonLine} />
          <span className={styles.skeletonLine} />
        </span>
      </span>
    </li>
  ));
}
