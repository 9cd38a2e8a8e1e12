// Query parameters of a link: the list that the item belongs to, and how playback starts.
import { type ContentKind, isPlayable } from '../content/content-kind.ts';
import type { LinkContext } from './link-types.ts';

const kindsWithoutListContext: readonly ContentKind[] = ['dataFeed', 'sectionLink', 'watchlist'];

/**
 * Builds the query of a link. `owner` is included only with a watchlist; `start` and `trailerFrom` only for
 * playable kinds.
 */
export function buildContextQuery(kind: ContentKind, context: LinkContext = {}): Record<string, string> {
  const { seasonId, seriesId, playlistId, watchlistId, owner, start, trailerFrom } = context;
  const list = { seasonId, seriesId, playlistId, watchlistId, owner: watchlistId ? owner : undefined };
  const playback = { start: formatSeconds(start), trailerFrom };
  return omitEmpty({
    ...(kindsWithoutListContext.includes(kind) ? {} : list),
    ...(isPlayable(kind) ? playback : {}),
  });
}

function formatSeconds(start: number | undefined): string | undefined {
  return start !== undefined && Number.isFinite(start) && start >= 0 ? String(Math.floor(start)) : undefined;
}

function omitEmpty(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
