// The genres of a realm change once in a while and are needed for every card: they are remembered.
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { type GenreRow, selectGenres } from './queries/genre.queries.ts';

export type GenresOf = (executor: Executor, realmId: number) => Promise<ReadonlyMap<number, GenreRow>>;

const keptFor = 5_000;

export function rememberGenres(events: EventHub): GenresOf {
  const known = new LRUCache<number, Promise<Map<number, GenreRow>>>({ max: 1_000, ttl: keptFor });
  events.follow({ types: ['GenresChanged'] }, ({ realmId }) => {
    if (realmId !== null) known.delete(realmId);
  });
  return (executor, realmId) => {
    const kept = known.get(realmId);
    if (kept) return kept;
    const read = selectGenres(executor, realmId);
    known.set(realmId, read);
    read.catch(() => known.delete(realmId));
    return read;
  };
}
