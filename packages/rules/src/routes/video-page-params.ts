// Parameters of a video page's URL.
import type { LooseParams } from './route-params.ts';

export interface VideoPageParams {
  readonly eventId: string | null;
  readonly seasonId: string | null;
  readonly seriesId: string | null;
  readonly playlistId: string | null;
  readonly watchlistId: string | null;
  readonly owner: string | null;
  /** Start position in whole seconds; null when the URL has none. */
  readonly start: number | null;
  /** Id of the title whose trailer plays. */
  readonly trailerFrom: string | null;
  readonly showInterstitial: boolean;
}

/** Reads ids from the path, else from the query; the start (`start` or `progress`) only from the query. */
export function readVideoPageParams(params: LooseParams, query: URLSearchParams): VideoPageParams {
  const readParam = (name: string): string | null => {
    const value = params[name];
    return (value === null || value === undefined ? query.get(name) : String(value)) || null;
  };
  return {
    eventId: readParam('eventId'),
    seasonId: readParam('seasonId'),
    seriesId: readParam('seriesId'),
    playlistId: readParam('playlistId'),
    watchlistId: readParam('watchlistId'),
    owner: readParam('owner'),
    start: parseSeconds(query.get('start') ?? query.get('progress')),
    trailerFrom: readParam('trailerFrom'),
    showInterstitial: query.get('showInterstitial') === 'true',
  };
}

function parseSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
