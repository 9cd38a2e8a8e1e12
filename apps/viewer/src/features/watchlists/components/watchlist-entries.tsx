// The windowed titles of a list. A live region announces moves. The focus stays on a moved entry, and moves
// on when an entry is removed.
import type { WatchlistEntry, WatchlistPosition } from '@matinee/contract';
import { VisuallyHidden } from '@matinee/ui';
import { useCallback, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getShift, useDragReorder } from '../state/use-drag-reorder.ts';
import { useFocusAfterChange } from '../state/use-focus-after-change.ts';
import { useWindowedEntries } from '../state/use-windowed-entries.ts';
import styles from './watchlist-entries.module.css';
import { WatchlistEntryItem, type WatchlistEntryItemProps } from './watchlist-entry-item.tsx';

export interface WatchlistEntriesProps {
  name: string;
  entries: readonly WatchlistEntry[];
  /** More entries can be loaded. */
  hasMore: boolean;
  context: WatchlistEntryItemProps['context'];
  /** Undefined for lists of other accounts. */
  changes?: {
    move: (id: string, to: number | 'last', onMoved?: (position: WatchlistPosition) => void) => void;
    remove: (entry: WatchlistEntry) => void;
  };
}

export function WatchlistEntries({ name, entries, hasMore, context, changes }: WatchlistEntriesProps) {
  const { label } = useEnvironment();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [inUse, setInUse] = useState<string | null>(null);
  const windowed = useWindowedEntries(list, entries, inUse);
  const { scrollToMoved, focusAfterRemoval } = useFocusAfterChange(list, entries, windowed.scrollToIndex);
  const { dragged, handle: dragHandle } = useDragReorder({
    count: entries.length,
    hasMore,
    getIndexAt: windowed.getIndexAt,
    onMove: (from, to) => {
      // The list may have changed during the drag.
      const entry = entries.find(({ id }) => id === inUse) ?? entries[from];
      if (!entry || entries.indexOf(entry) === to) return;
      const { id, title } = entry;
      const announce = (position: WatchlistPosition) =>
        setAnnouncement(label('watchlistMoved', { title, ...position }));
      if (to === 'last') focusAfterRemoval({ id, position: entries.indexOf(entry), control: 'dragHandle' });
      else scrollToMoved(to);
      // Only a completely loaded list knows its length; otherwise the server returns it.
      if (to === 'last' || hasMore) return changes?.move(id, to, announce);
      announce({ position: to + 1, count: entries.length });
      changes?.move(id, to);
    },
  });
  const latest = useRef(changes);
  latest.current = changes;
  const remove = useCallback(
    (entry: WatchlistEntry, position: number) => {
      focusAfterRemoval({ id: entry.id, position, control: 'removeButton' });
      latest.current?.remove(entry);
    },
    [focusAfterRemoval],
  );
  const draggedSize = windowed.items.find(({ index }) => index === dragged?.from)?.size ?? 0;
  return (
    <>
      <ol
        ref={list}
        className={styles.entries}
        aria-label={name}
        data-panels="lines"
        data-dragging={dragged ? '' : undefined}
        style={{ blockSize: windowed.height }}
      >
        {windowed.items.map(({ index, key, start }) => {
          const entry = entries[index];
          const shift = dragged ? getShift(dragged, index, draggedSize + windowed.gap) : 0;
          return (
            entry && (
              <li
                key={key}
                ref={windowed.measure}
                data-index={index}
                data-dragged={dragged?.from === index || undefined}
                className={styles.entry}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : entries.length}
                style={{ transform: `translateY(${start - windowed.top + shift}px)` }}
              >
                <WatchlistEntryItem
                  entry={entry}
                  index={index}
                  context={context}
                  dragHandle={changes && dragHandle}
                  onUse={setInUse}
                  onRemove={remove}
                />
              </li>
            )
          );
        })}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
