// A season with its episodes and, on its first page, the series that it belongs to.
import type { SeasonEpisodes, Series } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { readPosition } from '../../../platform/paging/index.ts';
import { presentTrailers } from '../present/trailer.present.ts';
import { findContainer } from './find-container.ts';
import {
  episodeCursor,
  findSeason,
  presentEpisodes,
  presentSeries,
  readCredits,
  readEpisodes,
  readSeasons,
  readTrailerStates,
  type SeriesServices,
} from './read-series.ts';
import { readUpNext } from './read-up-next.ts';

export interface SeasonInput {
  seasonId: string;
  lastSeen: string | undefined;
  size: number;
}

export async function readSeason(
  services: SeriesServices,
  ctx: CallContext,
  { seasonId, lastSeen, size }: SeasonInput,
): Promise<(SeasonEpisodes & { series?: Series }) | Refusal> {
  const after = readPosition(ctx, episodeCursor, lastSeen);
  if (isRefusal(after)) return after;
  const season = await findSeason(ctx, seasonId);
  if (!season) return refuse('notFound');
  const [episodes, found] = await Promise.all([
    readEpisodes(ctx, season.id, after, size),
    findContainer(ctx, services.loadLicences, { type: 'SERIES', publicId: season.series_public_id }),
  ]);
  if (!found) return refuse('notFound');
  if (after) return presentEpisodes(season, episodes, await services.loadCards(ctx, { ids: episodes.ids }));

  const [seasons, upNext] = await Promise.all([
    readSeasons(ctx, found.row.id, null, pageSizes.seasons),
    readUpNext(ctx, services.loadProgress, found.row.id),
  ]);
  const { trailer_ids: trailers } = found.row;
  const [loaded, states, people] = await Promise.all([
    services.loadCards(ctx, {
      ids: [...episodes.ids, ...(upNext ? [upNext.content_id] : []), ...trailers],
      loadedRows: [found.row],
    }),
    readTrailerStates(services, ctx, trailers),
    readCredits(services, ctx, found),
  ]);
  return {
    ...presentEpisodes(season, episodes, loaded),
    series: {
      ...presentSeries(found, { seasons, people, loaded, upNext: upNext?.content_id }),
      ...presentTrailers(trailers, loaded, states),
    },
  };
}
