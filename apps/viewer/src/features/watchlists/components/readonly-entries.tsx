// The titles of a list as a document has them: all that it came with, one below the other.
import { classNames } from '@matinee/ui';
import type { Grip } from '../state/use-drag-reorder.ts';
import styles from './watchlist-entries.module.css';
import type { EntriesProps } from './watchlist-entries.tsx';
import { Entry } from './watchlist-entry.tsx';

export interface PlainEntriesProps extends Pick<EntriesProps, 'name' | 'entries' | 'context'> {
  /** Its grips have their places already. */
  isToChange: boolean;
}

export function PlainEntries({ name, entries, context, isToChange }: PlainEntriesProps) {
  return (
    <ol className={classNames(styles.entries, styles.plain)} aria-label={name}>
      {entries.map((entry, place) => (
        <li key={entry.id} className={styles.entry}>
          <Entry
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
const still: Grip = {
  onPointerDown: nothing,
  onPointerMove: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
  onKeyDown: nothing,
};
