// The titles of a list as a document has them: all that it came with, one below the other.
import { classNames } from '@matinee/ui';
import type { DragHandle } from '../state/use-drag-reorder.ts';
import styles from './watchlist-entries.module.css';
import type { WatchlistEntriesProps } from './watchlist-entries.tsx';
import { WatchlistEntryItem } from './watchlist-entry-item.tsx';

export interface ReadonlyEntriesProps extends Pick<WatchlistEntriesProps, 'name' | 'entries' | 'context'> {
  /** Its grips have their places already. */
  isToChange: boolean;
}

export function ReadonlyEntries({ name, entries, context, isToChange }: ReadonlyEntriesProps) {
  return (
    <ol className={classNames(styles.entries, styles.plain)} aria-label={name}>
      {entries.map((entry, place) => (
        <li key={entry.id} className={styles.entry}>
          <WatchlistEntryItem
            entry={entry}
            place={place}
            context={context}
            grip={isToChange ? still : undefined}
            onUse={nothing}
            onRemove={nothing}
          />
        </li>
      ))}
    </ol>
  );
}

const nothing = () => {};
const still: DragHandle = {
  onPointerDown: nothing,
  onPointerMove: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
  onKeyDown: nothing,
};
