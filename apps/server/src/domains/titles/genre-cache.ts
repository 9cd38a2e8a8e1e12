import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { type GenreRow, selectGenres } from './queries/genre.queries.ts';

export type LoadGenres = (executor: Executor, realmId: number) => Promise<ReadonlyMap<number, GenreRow>>;

const genreCacheDefinition = defineCache<ReadonlyMap<number, GenreRow>>({
  name: 'genres',
  holds: 'the genres of a realm, which every card needs',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (rows) => rows.size * 300,
  ttlMs: 5_000,
  invalidatedBy: ['GenresChanged'],
});

export function createGenreCache(events: EventHub): LoadGenres {
  const cache = createCache(genreCacheDefinition, { events });
  return (executor, realmId) => cache.fetch([realmId], () => selectGenres(executor, realmId));
}
