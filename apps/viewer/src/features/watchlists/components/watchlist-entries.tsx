// The windowed titles of a list. A live region announces moves. The focus stays on a moved entry; after a
// removal, the next entry receives the focus.
import type { WatchlistEntry, WatchlistPosition } from '@matinee/contract';
import { VisuallyHidden } from '@matinee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
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
  linkContext: WatchlistEntryItemProps['linkContext'];
  /** Undefined for lists of other profiles, and for a list that starts at a cursor in the URL. */
  actions?: {
    move: (id: string, to: number | 'last', onMoved?: (position: WatchlistPosition) => void) => void;
    remove: (entry: WatchlistEntry) => void;
    /** An entry whose removal was undone; it receives the focus. */
    restoredEntry?: { id: string } | null;
  };
}

export function WatchlistEntries({ name, entries, hasMore, linkContext, actions }: WatchlistEntriesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const windowedEntries = useWindowedEntries(list, entries, activeId);
  const entryFocus = useFocusAfterChange(list, entries, windowedEntries.scrollToIndex);
  const { focusAfterRemoval, focusAfterRestoration } = entryFocus;
  const restoredEntry = actions?.restoredEntry;
  useEffect(() => {
    if (!restoredEntry) return;
    focusAfterRestoration(restoredEntry.id);
    setActiveId(restoredEntry.id);
  }, [restoredEntry, focusAfterRestoration]);
  const { announcement, moveEntry } = useAnnouncedMove({ entries, hasMore, actions, entryFocus });
  const { draggedEntry, dragHandlers } = useDragReorder({
    count: entries.length,
    hasMore,
    getIndexAtPageY: windowedEntries.getIndexAtPageY,
    onMove: (from, to) => {
      // The list may have changed during the drag.
      const entry = entries.find(({ id }) => id === activeId) ?? entries[from];
      if (entry && entries.indexOf(entry) !== to) moveEntry(entry, to);
    },
  });
  const latestActions = useRef(actions);
  latestActions.current = actions;
  const remove = useCallback(
    (entry: WatchlistEntry, index: number) => {
      focusAfterRemoval({ id: entry.id, index, control: 'removeButton' });
      setActiveId(null);
      latestActions.current?.remove(entry);
    },
    [focusAfterRemoval],
  );
  const draggedSize = windowedEntries.items.find(({ index }) => index === draggedEntry?.fromIndex)?.size ?? 0;
  return (
    <>
      <ol
        ref={list}
        className={styles.entries}
        aria-label={name}
        data-playlist-panels="lines"
        data-dragging={draggedEntry ? '' : undefined}
        style={{ blockSize: windowedEntries.height }}
      >
        {windowedEntries.items.map(({ index, key, start }) => {
          const entry = entries[index];
          const shift = draggedEntry ? getShift(draggedEntry, index, draggedSize + windowedEntries.gap) : 0;
          return (
            entry && (
              <li
                key={key}
                ref={windowedEntries.measure}
                data-index={index}
                data-dragged={draggedEntry?.fromIndex === index || undefined}
                className={styles.entry}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : entries.length}
                style={{ transform: `translateY(${start - windowedEntries.top + shift}px)` }}
              >
                <WatchlistEntryItem
                  entry={entry}
                  index={index}
                  linkContext={linkContext}
                  dragHandlers={actions && dragHandlers}
                  onActivate={setActiveId}
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

/** Moves an entry, keeps the focus near it, and returns the text that announces its new position. */
function useAnnouncedMove({
  entries,
  hasMore,
  actions,
  entryFocus: { scrollAfterMove, focusAfterRemoval },
}: Pick<WatchlistEntriesProps, 'entries' | 'hasMore' | 'actions'> & {
  entryFocus: ReturnType<typeof useFocusAfterChange>;
}) {
  const label = useLabel();
  const [announcement, setAnnouncement] = useState('');
  const moveEntry = (entry: WatchlistEntry, to: number | 'last') => {
    const { id, title } = entry;
    const announce = (position: WatchlistPosition) =>
      setAnnouncement(label('watchlistMoved', { title, ...position }));
    if (to === 'last') focusAfterRemoval({ id, index: entries.indexOf(entry), control: 'dragHandle' });
    else scrollAfterMove(to);
    // Only a completely loaded list knows its length; otherwise the server returns it.
    if (to === 'last' || hasMore) return actions?.move(id, to, announce);
    announce({ position: to + 1, count: entries.length });
    actions?.move(id, to);
  };
  return { announcement, moveEntry };
}
