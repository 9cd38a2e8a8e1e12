// The list an item stands in, and how it should begin, as query parameters.
import { type ContentKind, isPlayable } from '../content/content-kind.ts';
import type { LinkContext } from './link-types.ts';

const kindsWithoutList: readonly ContentKind[] = ['dataFeed', 'sectionLink', 'watchlist'];

/** `owner` goes with a watchlist only; start and trailer with what can be played only. */
export function buildContextQuery(kind: ContentKind, context: LinkContext = {}): Record<string, string> {
  const { seasonId, seriesId, playlistId, watchlistId, owner, start, trailerFrom } = context;
  const list = { seasonId, seriesId, playlistId, watchlistId, owner: watchlistId ? owner : undefined };
  const playback = { start: formatSeconds(start), trailerFrom };
  return omitEmpty({
    ...(kindsWithoutList.includes(kind) ? {} : list),
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
