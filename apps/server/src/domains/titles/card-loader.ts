// Loads the cards of titles for one viewer, in the order of the requested ids. Titles that are not visible are
// left out.
import type { Card } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import { createAccessDecider } from './access.ts';
import type { LoadGenres } from './genre-cache.ts';
import type { LoadFavourites, LoadProgramming, LoadProgress } from './ports.ts';
import { presentCard } from './present/card.present.ts';
import { type CardRow, selectCards } from './queries/card.queries.ts';

export interface CardServices {
  loadGenres: LoadGenres;
  loadProgress: LoadProgress;
  loadFavourites: LoadFavourites;
  loadProgramming: LoadProgramming;
}

export interface LoadedCards {
  rows: ReadonlyMap<number, CardRow>;
  getCard(id: number): Card | undefined;
  /** A trailer has no card: only the page of its title shows it. */
  getTrailer(id: number): Omit<Card, 'type'> | undefined;
  getCards(ids: readonly number[]): Card[];
}

interface CardRequest {
  /** Ids of the titles to load. */
  ids: readonly number[];
  /** Ids of the titles that need every kind of artwork. */
  idsWithAllArtwork?: readonly number[];
  /** Titles whose rows the caller has loaded already. */
  loadedRows?: readonly CardRow[];
}

export type LoadCards = (ctx: CallContext, request: CardRequest) => Promise<LoadedCards>;

export function createCardLoader(services: CardServices): LoadCards {
  const { loadGenres, loadProgress, loadFavourites, loadProgramming } = services;
  return async (ctx, { ids, idsWithAllArtwork = [], loadedRows = [] }) => {
    const { db, realm, viewer, now, languages } = ctx;
    const contentIds = [...ids, ...loadedRows.map(({ id }) => id)];
    const [selectedRows, genres, progress, favourites] = await Promise.all([
      selectCards(db, { realmId: realm.id, now, languages, ids, idsWithAllArtwork }),
      loadGenres(db, realm.id),
      viewer.profile
        ? loadProgress(db, { realmId: realm.id, profileId: viewer.profile.id, contentIds })
        : new Map(),
      // Guests have no favourites.
      viewer.profile && !viewer.isGuest
        ? loadFavourites(db, { realmId: realm.id, profileId: viewer.profile.id, contentIds })
        : new Set<number>(),
    ]);
    const rows = new Map([...selectedRows, ...loadedRows.map((row) => [row.id, row] as const)]);
    const channelIds = [...rows.values()].flatMap(({ id, channel }) => (channel ? [id] : []));
    const programming =
      channelIds.length > 0
        ? await loadProgramming(db, { realmId: realm.id, channelIds, now, languages })
        : new Map();

    const decideAccess = createAccessDecider(ctx, 'card');
    const cardContext = { languages, genres, progress, favourites, programming, now, decideAccess };
    const presentRow = (id: number, isTrailer: boolean) => {
      const row = rows.get(id);
      return row && (row.type === 'TRAILER') === isTrailer ? presentCard(row, cardContext) : undefined;
    };
    const getCard = (id: number) => presentRow(id, false);
    const getTrailer = (id: number) => presentRow(id, true);
    return {
      rows,
      getCard,
      getTrailer,
      getCards: (requestedIds) => requestedIds.flatMap((id) => getCard(id) ?? []),
    };
  };
}
