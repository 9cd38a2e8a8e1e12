// The titles of a list; in one's own, each with a grip to move it by and a button to take it away.
import type { WatchlistEntry } from '@matinee/contract';
import { Artwork, Icon, IconButton, VisuallyHidden } from '@matinee/ui';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { factsOf } from '../../../titles/title-facts.ts';
import { useTargets } from '../../../titles/title-link.ts';
import { type Held, useDrag } from '../state/use-drag.ts';
import styles from './watchlists.module.css';

export interface EntriesProps {
  name: string;
  entries: readonly WatchlistEntry[];
  /** The list, for links that lead on within it. */
  context: { watchlistId: string; owner: string };
  /** Absent for lists of others. */
  changes?: {
    move: (from: number, to: number) => void;
    remove: (entry: WatchlistEntry) => void;
  };
}

const stills = '(width < 600px) 112px, 200px';
const firstScreen = 6;

export function Entries({ name, entries, context, changes }: EntriesProps) {
  const { label } = useEnvironment();
  const targets = useTargets();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { held, gripFor } = useDrag(list, {
    count: entries.length,
    onMove: (from, to) => {
      const entry = entries[from];
      if (!entry || from === to) return;
      setSaid(label('watchlistMoved', { title: entry.title, place: to + 1, count: entries.length }));
      changes?.move(from, to);
    },
  });
  return (
    <>
      <ol ref={list} className={styles.entries} aria-label={name}>
        {entries.map((entry, place) => {
          const target = targets.ofTitle(entry, context);
          return (
            <li
              key={entry.id}
              className={styles.entry}
              data-held={held?.from === place}
              data-goes={held ? sideOf(held, place) : undefined}
            >
              {changes ? (
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={label('watchlistMove', { title: entry.title })}
                  {...gripFor(place)}
                />
              ) : (
                <span />
              )}
              <a
                className={styles.title}
                href={target.href}
                data-card={entry.id}
                data-focus-item
                data-granted-on-sign-in={target.grantedOnSignIn || undefined}
              >
                <Artwork
                  picture={entry.thumbnail ?? entry.poster}
                  shape="landscape"
                  sizes={stills}
                  loading={place < firstScreen ? 'eager' : 'lazy'}
                  className={styles.still}
                  fallback={<Icon name="film" />}
                />
                <span className={styles.words}>
                  <strong>{entry.title}</strong>
                  <span className={styles.facts}>{factsOf(entry, label)}</span>
                </span>
              </a>
              {changes && (
                <IconButton
                  icon="close"
                  label={label('watchlistRemove', { title: entry.title })}
                  onClick={() => changes.remove(entry)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** On which side of an entry what is held would go. */
function sideOf({ from, to }: Held, place: number): 'before' | 'after' | undefined {
  if (place !== to || from === to) return undefined;
  return to < from ? 'before' : 'after';
}
