// A series with its seasons, and one season opened. The number of queries does not grow with either.
import type { Paging, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { cutPage, defineCursor, type Position, readPosition } from '../../../platform/paging/index.ts';
import type { DealCards, DealtCards } from '../card-loader.ts';
import type { CreditsOf, LicencesByKey, MediaState, MediaStatesOf, ProgressOf } from '../ports.ts';
import { presentSeason } from '../present/container.present.ts';
import { presentTrailers } from '../present/trailer.present.ts';
import { type SeasonRow, selectEpisodes, selectSeason, selectSeasons } from '../queries/series.queries.ts';
import { cutTitlePage, defineTitleCursor, type TitleKey, type TitlePage } from '../title-page.ts';
import { type FoundContainer, findContainer } from './find-container.ts';
import { readUpNext } from './read-up-next.ts';

const seasonCursor = defineCursor('seasons by number', z.number());
export const episodeCursor = defineTitleCursor('episodes by number');

export interface SeriesServices {
  deal: DealCards;
  progressOf: ProgressOf;
  licencesByKey: LicencesByKey;
  creditsOf: CreditsOf;
  mediaStatesOf: MediaStatesOf;
}

export interface SeriesAsked {
  seriesId: string;
  /** The season to open; the one that the viewer is in when it is not said or not there. */
  seasonId: string | undefined;
  lastSeen: string | undefined;
  size: number;
}

export async function readSeries(
  services: SeriesServices,
  ctx: CallContext,
  { seriesId, seasonId, lastSeen, size }: SeriesAsked,
): Promise<(Series & { season?: SeasonEpisodes }) | Refusal> {
  const after = readPosition(ctx, seasonCursor, lastSeen);
  if (isRefusal(after)) return after;
  const found = await findContainer(ctx, services.licencesByKey, { type: 'SERIES', publicId: seriesId });
  if (!found) return refuse('notFound');
  if (after) {
    const [page, dealt, people] = await Promise.all([
      readSeasons(ctx, found.row.id, after, size),
      services.deal(ctx, { ids: [], known: [found.row] }),
      readCredits(services, ctx, found),
    ]);
    return presentSeries(found, { seasons: page, people, dealt, upNext: undefined });
  }

  const [page, upNext, wanted] = await Promise.all([
    readSeasons(ctx, found.row.id, null, size),
    readUpNext(ctx, services.progressOf, found.row.id),
    seasonId === undefined ? undefined : findSeason(ctx, seasonId),
  ]);
  const isOurs = wanted?.series_public_id === seriesId;
  const opened = isOurs ? wanted : upNext && (await findSeason(ctx, upNext.season_public_id));
  const episodes = opened && (await readEpisodes(ctx, opened.id, null, firstEpisodes));
  const { trailer_ids: trailers } = found.row;
  const [dealt, states, people] = await Promise.all([
    services.deal(ctx, {
      ids: [...(episodes?.ids ?? []), ...(upNext ? [upNext.content_id] : []), ...trailers],
      known: [found.row],
    }),
    readTrailerStates(services, ctx, trailers),
    readCredits(services, ctx, found),
  ]);
  return {
    ...presentSeries(found, { seasons: page, people, dealt, upNext: upNext?.content_id }),
    ...presentTrailers(trailers, dealt, states),
    ...(opened && episodes && { season: presentEpisodes(opened, episodes, dealt) }),
  };
}

const firstEpisodes = 25;

/** Most series have no trailer: nothing is asked for then. */
export function readTrailerStates(
  { mediaStatesOf }: SeriesServices,
  { db, realm, languages }: CallContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MediaState>> {
  return ids.length > 0
    ? mediaStatesOf(db, { realmId: realm.id, contentIds: ids, languages })
    : Promise.resolve(new Map());
}

export interface SeasonsPage {
  items: Season[];
  paging: Paging;
}

export async function readSeasons(
  ctx: CallContext,
  seriesId: number,
  after: Position<number> | null,
  size: number,
): Promise<SeasonsPage> {
  const { db, realm, now, languages } = ctx;
  const asked = { realmId: realm.id, now, languages, seriesId, after: after?.key ?? null, limit: size + 1 };
  const { rows, paging } = cutPage(ctx, await selectSeasons(db, asked), {
    cursor: seasonCursor,
    keyOf: ({ number }) => number,
    size,
    seen: after?.seen ?? 0,
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
  after: Position<TitleKey> | null,
  size: number,
): Promise<TitlePage> {
  const { db, realm, now } = ctx;
  const asked = { realmId: realm.id, seasonId, now, after: after?.key ?? null, limit: size + 1 };
  const episodes = await selectEpisodes(db, asked);
  return cutTitlePage(ctx, episodes, { cursor: episodeCursor, size, seen: after?.seen ?? 0 });
}

export function presentEpisodes(
  season: SeasonRow,
  { ids, paging }: TitlePage,
  dealt: DealtCards,
): SeasonEpisodes {
  return {
    ...presentSeason(season),
    seriesId: season.series_public_id,
    episodes: dealt.cards(ids),
    paging,
  };
}

/** The people that a series names. */
export function readCredits(
  { creditsOf }: SeriesServices,
  { db, realm, languages }: CallContext,
  { row }: FoundContainer,
): Promise<Series['people']> {
  return creditsOf(db, { realmId: realm.id, contentId: row.id, languages });
}

interface SeriesParts {
  seasons: SeasonsPage;
  people: Series['people'];
  dealt: DealtCards;
  /** Key of the next episode to watch; undefined when it was not read. */
  upNext: number | undefined;
}

export function presentSeries(
  found: FoundContainer,
  { seasons, people, dealt, upNext }: SeriesParts,
): Series {
  const episode = upNext === undefined ? undefined : dealt.card(upNext);
  return {
    ...found.present(dealt),
    people,
    seriesId: found.row.public_id,
    seasons,
    paging: seasons.paging,
    ...(episode && { upNext: episode }),
  };
}
