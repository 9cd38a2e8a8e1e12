import { type CallContext, getAudienceKey } from '../../../calls/index.ts';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import type { EventHub } from '../../../platform/events/index.ts';
import { defaultGridTypes } from './find-grid.ts';
import { browseTypes, type FilterRow, selectFilters } from './grid.queries.ts';

export type LoadFilters = (ctx: CallContext) => Promise<FilterRow[]>;

const filterCacheDefinition = defineCache<FilterRow[]>({
  name: 'grid filters',
  holds:
    'the genres and types by which a grid can be filtered, with the number of titles of each, by age limit',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (rows) => rows.length * 150,
  // A change without an event shows at the latest on the second request after this time.
  ttlMs: 30_000,
  staleMs: 270_000,
  invalidatedBy: ['ContentChanged', 'GenresChanged'],
});

export function createFilterCache(events: EventHub): LoadFilters {
  const cache = createCache(filterCacheDefinition, { events });
  return (ctx) => {
    const { db, realm, now } = ctx;
    return cache.fetch([realm.id, getAudienceKey(ctx)], () =>
      selectFilters(db, { realmId: realm.id, now, types: browseTypes, gridTypes: defaultGridTypes }),
    );
  };
}
