import { classNames } from '@matinee/ui';
import type { ReactNode, Ref } from 'react';
import styles from './title-list.module.css';

/**
 * `grid` has the columns of the window, and is a list where that is one; `rows` is a list everywhere; `strip` runs
 * sideways, and is a list on phones.
 */
export type ListLayout = 'grid' | 'rows' | 'strip';

export interface TitleListProps {
  layout: ListLayout;
  /** What is listed. */
  name: string;
  /** Of a strip: how many entries stand one below the other. */
  rows?: 1 | 2;
  ref?: Ref<HTMLOListElement>;
  /** Entries, each a list item. */
  children: ReactNode;
}

export function TitleList({ layout, name, rows, ref, children }: TitleListProps) {
  return (
    <ol
      ref={ref}
      className={classNames(styles.list, styles[layout])}
      data-rows={rows}
      data-panels={layout === 'strip' ? undefined : 'entries'}
      aria-label={name}
    >
      {children}
    </ol>
  );
}

/** CSS `sizes` of the stills. */
export const entryImageSizes: Readonly<Record<ListLayout, string>> = {
  grid: '(max-width: 479px) 40vw, (max-width: 1024px) 44vw, (max-width: 1439px) 30vw, 22vw',
  rows: '(max-width: 600px) 40vw, 320px',
  strip: '(max-width: 600px) 40vw, (max-width: 1440px) 300px, 22vw',
};

/** Places of entries to come. */
export function EntrySkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
    <li key={index} className={classNames(styles.entry, styles.coming)} aria-hidden>
      <span className={styles.frame}>
        <span className={classNames(styles.still, styles.place)} />
        <span className={styles.text}>
          <span className={styles.line} />
          <span className={styles.line} />
        </span>
      </span>
    </li>
  ));
}
