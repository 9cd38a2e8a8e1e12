// The titles of a list as rendered on the server, without windowing.
import { joinClassNames } from '@matinee/ui';
import type { DragHandlers } from '../state/use-drag-reorder.ts';
import styles from './watchlist-entries.module.css';
import type { WatchlistEntriesProps } from './watchlist-entries.tsx';
import { WatchlistEntryItem } from './watchlist-entry-item.tsx';

export interface ServerRenderedEntriesProps
  extends Pick<WatchlistEntriesProps, 'name' | 'entries' | 'linkContext'> {
  /** Reserves the space of the drag handles and remove buttons. */
  hasControls: boolean;
}

export function ServerRenderedEntries({
  name,
  entries,
  linkContext,
  hasControls,
}: ServerRenderedEntriesProps) {
  return (
    <ol className={joinClassNames(styles.entries, styles.serverRendered)} aria-label={name}>
      {entries.map((entry, index) => (
        <li key={entry.id} className={styles.entry}>
          <WatchlistEntryItem
            entry={entry}
            index={index}
            linkContext={linkContext}
            dragHandlers={hasControls ? inertDragHandlers : undefined}
            onActivate={ignoreEvent}
            onRemove={ignoreEvent}
          />
        </li>
      ))}
    </ol>
  );
}

const ignoreEvent = () => {};
const inertDragHandlers: DragHandlers = {
  onPointerDown: ignoreEvent,
  onPointerMove: ignoreEvent,
  onPointerUp: ignoreEvent,
  onPointerCancel: ignoreEvent,
  onKeyDown: ignoreEvent,
};
