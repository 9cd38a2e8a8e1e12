// Reads a series with its seasons and the episodes of one season. The number of queries is constant.
import type { Paging, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { type CursorPosition, cutPage, defineCursor, readPosition } from '../../../platform/paging/index.ts';
import type { LoadCards, LoadedCards } from '../card-loader.ts';
import type { LoadCredits, LoadLicences, LoadProgress, LoadTitleMedia, TitleMedia } from '../ports.ts';
import { presentSeason } from '../present/container.present.ts';
import { presentTrailers } from '../present/trailer.present.ts';
import { type SeasonRow, selectEpisodes, selectSeason, selectSeasons } from '../queries/series.queries.ts';
import {
  cutTitleListPage,
  defineTitleCursor,
  type TitleListPage,
  type TitleSortKey,
} from '../title-list-page.ts';
import { type FoundContainer, findContainer } from './find-container.ts';
import { readUpNext } from './read-up-next.ts';

const seasonCursor = defineCursor('seasons by number', z.number());
export const episodeCursor = defineTitleCursor('episodes by number');

export interface SeriesServices {
  loadCards: LoadCards;
  loadProgress: LoadProgress;
  loadLicences: LoadLicences;
  loadCredits: LoadCredits;
  loadTitleMedia: LoadTitleMedia;
}

export interface SeriesPageInput {
  seriesPublicId: string;
  /** The season to include; undefined or unknown: the season of the viewer's next episode. */
  seasonPublicId: string | undefined;
  lastSeen: string | undefined;
  size: number;
}

export async function readSeries(
  services: SeriesServices,
  ctx: CallContext,
  { seriesPublicId, seasonPublicId, lastSeen, size }: SeriesPageInput,
): Promise<(Series & { season?: SeasonEpisodes }) | Refusal> {
  const after = readPosition(ctx, seasonCursor, lastSeen);
  if (isRefusal(after)) return after;
  const container = await findContainer(ctx, services.loadLicences, {
    type: 'SERIES',
    publicId: seriesPublicId,
  });
  if (!container) return refuse('notFound');
  if (after) {
    const [page, loadedCards, people] = await Promise.all([
      readSeasons(ctx, container.row.id, after, size),
      services.loadCards(ctx, { ids: [], loadedRows: [container.row] }),
      readCredits(services, ctx, container),
    ]);
    return presentSeries(container, { seasons: page, people, loadedCards, upNextId: undefined });
  }

  const [page, upNext, requestedSeason] = await Promise.all([
    readSeasons(ctx, container.row.id, null, size),
    readUpNext(ctx, services.loadProgress, { seriesId: container.row.id }),
    seasonPublicId === undefined ? undefined : findSeason(ctx, seasonPublicId),
  ]);
  const isOfSeries = requestedSeason?.series_public_id === seriesPublicId;
  const includedSeason = isOfSeries
    ? requestedSeason
    : upNext && (await findSeason(ctx, upNext.season_public_id));
  const episodes = includedSeason && (await readEpisodes(ctx, includedSeason.id, null, episodePageSize));
  const { trailer_ids: trailerIds } = container.row;
  const [loadedCards, trailerStates, people] = await Promise.all([
    services.loadCards(ctx, {
      ids: [...(episodes?.ids ?? []), ...(upNext ? [upNext.content_id] : []), ...trailerIds],
      loadedRows: [container.row],
    }),
    readTrailerStates(services, ctx, trailerIds),
    readCredits(services, ctx, container),
  ]);
  return {
    ...presentSeries(container, { seasons: page, people, loadedCards, upNextId: upNext?.content_id }),
    ...presentTrailers(trailerIds, loadedCards, trailerStates),
    ...(includedSeason &&
      episodes && { season: presentSeasonEpisodes(includedSeason, episodes, loadedCards) }),
  };
}

const episodePageSize = 25;

/** Reads the media states of trailers. Without trailers, as most series are, it runs no query. */
export function readTrailerStates(
  { loadTitleMedia }: SeriesServices,
  { db, realm, languages }: CallContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TitleMedia>> {
  return ids.length > 0
    ? loadTitleMedia(db, { realmId: realm.id, contentIds: ids, languages })
    : Promise.resolve(new Map());
}

export interface SeasonsPage {
  items: Season[];
  paging: Paging;
}

export async function readSeasons(
  ctx: CallContext,
  seriesId: number,
  after: CursorPosition<number> | null,
  size: number,
): Promise<SeasonsPage> {
  const { db, realm, now, languages } = ctx;
  const params = { realmId: realm.id, now, languages, seriesId, after: after?.key ?? null, limit: size + 1 };
  const { rows, paging } = cutPage(ctx, await selectSeasons(db, params), {
    cursor: seasonCursor,
    getKey: ({ number }) => number,
    size,
    rowsBefore: after?.rowsBefore ?? 0,
  });
  return { items: rows.map(presentSeason), paging };
}

export function findSeason(
  { db, realm, now, languages }: CallContext,
  publicId: string,
): Promise<SeasonRow | undefined> {
  return selectSeason(db, { realmId: realm.id, now, languages, publicId });
}

export async function readEpisodes(
  ctx: CallContext,
  seasonId: number,
  after: CursorPosition<TitleSortKey> | null,
  size: number,
): Promise<TitleListPage> {
  const { db, realm, now } = ctx;
  const params = { realmId: realm.id, seasonId, now, after: after?.key ?? null, limit: size + 1 };
  const episodes = await selectEpisodes(db, params);
  return cutTitleListPage(ctx, episodes, { cursor: episodeCursor, size, rowsBefore: after?.rowsBefore ?? 0 });
}

export function presentSeasonEpisodes(
  season: SeasonRow,
  { ids, paging }: TitleListPage,
  loadedCards: LoadedCards,
): SeasonEpisodes {
  return {
    ...presentSeason(season),
    seriesId: season.series_public_id,
    episodes: loadedCards.getCards(ids),
    paging,
  };
}

/** The cast and crew of a series. */
export function readCredits(
  { loadCredits }: SeriesServices,
  { db, realm, languages }: CallContext,
  { row }: FoundContainer,
): Promise<Series['people']> {
  return loadCredits(db, { realmId: realm.id, contentId: row.id, languages });
}

interface SeriesParts {
  seasons: SeasonsPage;
  people: Series['people'];
  loadedCards: LoadedCards;
  /** Id of the next episode to watch; undefined when it was not read or the series has no episodes. */
  upNextId: number | undefined;
}

export function presentSeries(
  container: FoundContainer,
  { seasons, people, loadedCards, upNextId }: SeriesParts,
): Series {
  const episode = upNextId === undefined ? undefined : loadedCards.getCard(upNextId);
  return {
    ...container.present(loadedCards),
    people,
    id: container.row.public_id,
    type: 'SERIES',
    seriesId: container.row.public_id,
    seasons,
    paging: seasons.paging,
    ...(episode && { upNext: episode }),
  };
}
