// The titles of a list, those that are looked at. What is moved is told to those who listen; the focus stays with it, and
// goes on to the next one when one is taken away.
import type { MovedInWatchlist, WatchlistEntry } from '@matinee/contract';
import { VisuallyHidden } from '@matinee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { shiftOf, useDragReorder } from '../state/use-drag-reorder.ts';
import { useWindowedEntries } from '../state/use-windowed-entries.ts';
import styles from './watchlist-entries.module.css';
import { WatchlistEntryItem, type WatchlistEntryItemProps } from './watchlist-entry-item.tsx';

export interface WatchlistEntriesProps {
  name: string;
  entries: readonly WatchlistEntry[];
  /** There are more than these. */
  hasMore: boolean;
  context: WatchlistEntryItemProps['context'];
  /** Absent for lists of others. */
  changes?: {
    move: (id: string, to: number | 'last', onMoved?: (place: MovedInWatchlist) => void) => void;
    remove: (entry: WatchlistEntry) => void;
  };
}

export function WatchlistEntries({ name, entries, hasMore, context, changes }: WatchlistEntriesProps) {
  const { label } = useEnvironment();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [inUse, setInUse] = useState<string | null>(null);
  const part = useWindowedEntries(list, entries, inUse);
  const moved = useRef<number | null>(null);
  /** What goes out of sight: the focus goes on to what stands there then, to its grip or its way out. */
  const taken = useRef<{ id: string; place: number; grip?: boolean } | null>(null);
  const { held, grip } = useDragReorder({
    count: entries.length,
    hasMore,
    placeAt: part.placeAt,
    onMove: (from, to) => {
      // The list may have changed while it was held.
      const entry = entries.find(({ id }) => id === inUse) ?? entries[from];
      if (!entry || entries.indexOf(entry) === to) return;
      const { id, title } = entry;
      const say = (place: MovedInWatchlist) => setSaid(label('watchlistMoved', { title, ...place }));
      if (to === 'last') taken.current = { id, place: entries.indexOf(entry), grip: true };
      else moved.current = to;
      // How many there are is known of a list that is at hand whole.
      if (to === 'last' || hasMore) return changes?.move(id, to, say);
      say({ place: to + 1, count: entries.length });
      changes?.move(id, to);
    },
  });
  const latest = useRef(changes);
  latest.current = changes;
  const remove = useCallback((entry: WatchlistEntry, place: number) => {
    taken.current = { id: entry.id, place };
    latest.current?.remove(entry);
  }, []);
  useEffect(() => {
    if (moved.current !== null) part.show(moved.current);
    moved.current = null;
    const gone = taken.current;
    if (!gone || entries.some(({ id }) => id === gone.id)) return;
    taken.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const place = Math.min(gone.place, entries.length - 1);
    const stop = gone.grip ? 'first' : 'last';
    list.current?.querySelector<HTMLElement>(`[data-index="${place}"] > :${stop}-child`)?.focus();
  });
  const room = part.shown.find(({ index }) => index === held?.from)?.size ?? 0;
  return (
    <>
      <ol
        ref={list}
        className={styles.entries}
        aria-label={name}
        data-panels="lines"
        data-dragging={held ? '' : undefined}
        style={{ blockSize: part.height }}
      >
        {part.shown.map(({ index, key, start }) => {
          const entry = entries[index];
          const shift = held ? shiftOf(held, index, room + part.gap) : 0;
          return (
            entry && (
              <li
                key={key}
                ref={part.measure}
                data-index={index}
                data-held={held?.from === index || undefined}
                className={styles.entry}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : entries.length}
                style={{ transform: `translateY(${start - part.top + shift}px)` }}
              >
                <WatchlistEntryItem
                  entry={entry}
                  place={index}
                  context={context}
                  grip={changes && grip}
                  onUse={setInUse}
                  onRemove={remove}
                />
              </li>
            )
          );
        })}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}
