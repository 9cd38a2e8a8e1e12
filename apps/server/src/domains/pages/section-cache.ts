// Caches the part of section pages that all viewers share, because viewers request pages far more often than
// operators change them.

import { type CallContext, getAudienceKey } from '../../calls/index.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import {
  readSharedSection,
  type SectionPartParams,
  type SharedSection,
} from './operations/read-shared-section.ts';

/** Returns null when the section does not exist. */
export type LoadSharedSection = (
  ctx: CallContext,
  params: SectionPartParams,
) => Promise<SharedSection | null>;

const sectionCacheDefinition = defineCache<SharedSection>({
  name: 'section pages',
  holds:
    'heroes, rows and first cards of a section page in one language, by age limit, without the personal parts',
  maxBytes: 48 * 2 ** 20,
  // Size of a page with 20 rows.
  entryBytes: 200 * 1024,
  // A change without an event shows at the latest on the second request after this time.
  ttlMs: 2_000,
  staleMs: 18_000,
  invalidatedBy: ['SectionChanged', 'ContentChanged', 'GenresChanged', 'PeopleChanged'],
});

export function createSectionCache(events: EventHub): LoadSharedSection {
  const cache = createCache(sectionCacheDefinition, { events });
  return async (ctx, params) => {
    const audience = getAudienceKey(ctx);
    const key = [ctx.realm.id, ctx.languages.join(), audience, params.after, params.sectionKey] as const;
    return (await cache.fetch(key, async () => (await readSharedSection(ctx, params)) ?? undefined)) ?? null;
  };
}
