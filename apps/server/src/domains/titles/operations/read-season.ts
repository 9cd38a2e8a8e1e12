// Reads a season with its episodes. The first page also includes the series of the season.
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
  presentSeasonEpisodes,
  presentSeries,
  readCredits,
  readEpisodes,
  readSeasons,
  readTrailerStates,
  type SeriesServices,
} from './read-series.ts';
import { readUpNext } from './read-up-next.ts';

export interface SeasonPageInput {
  seasonPublicId: string;
  lastSeen: string | undefined;
  size: number;
}

export async function readSeason(
  services: SeriesServices,
  ctx: CallContext,
  { seasonPublicId, lastSeen, size }: SeasonPageInput,
): Promise<(SeasonEpisodes & { series?: Series }) | Refusal> {
  const after = readPosition(ctx, episodeCursor, lastSeen);
  if (isRefusal(after)) return after;
  const season = await findSeason(ctx, seasonPublicId);
  if (!season) return refuse('notFound');
  const [episodes, series] = await Promise.all([
    readEpisodes(ctx, season.id, after, size),
    findContainer(ctx, services.loadLicences, { type: 'SERIES', publicId: season.series_public_id }),
  ]);
  if (!series) return refuse('notFound');
  if (after)
    return presentSeasonEpisodes(season, episodes, await services.loadCards(ctx, { ids: episodes.ids }));

  const [seasons, upNext] = await Promise.all([
    readSeasons(ctx, series.row.id, null, pageSizes.seasons),
    readUpNext(ctx, services.loadProgress, { seriesId: series.row.id, seasonPublicId: season.public_id }),
  ]);
  const { trailer_ids: trailerIds } = series.row;
  const [loadedCards, trailerStates, people] = await Promise.all([
    services.loadCards(ctx, {
      ids: [...episodes.ids, ...(upNext ? [upNext.content_id] : []), ...trailerIds],
      loadedRows: [series.row],
    }),
    readTrailerStates(services, ctx, trailerIds),
    readCredits(services, ctx, series),
  ]);
  return {
    ...presentSeasonEpisodes(season, episodes, loadedCards),
    series: {
      ...presentSeries(series, { seasons, people, loadedCards, upNextId: upNext?.content_id }),
      ...presentTrailers(trailerIds, loadedCards, trailerStates),
    },
  };
}
