// From keys of titles to cards for one viewer, in the order of the keys. Titles that cannot be seen are left out.
import type { Card } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import { accessDecider } from './access.ts';
import type { LoadGenres } from './genre-cache.ts';
import type { LoadFavourites, LoadProgramming, LoadProgress } from './ports.ts';
import { type CardFrame, presentCard } from './present/card.present.ts';
import { type CardRow, selectCards } from './queries/card.queries.ts';

export interface CardServices {
  loadGenres: LoadGenres;
  loadProgress: LoadProgress;
  loadFavourites: LoadFavourites;
  loadProgramming: LoadProgramming;
}

export interface LoadedCards {
  rows: ReadonlyMap<number, CardRow>;
  card(id: number): Card | undefined;
  /** A trailer is no card: only what it is about knows of it. */
  trailer(id: number): Omit<Card, 'type'> | undefined;
  cards(ids: readonly number[]): Card[];
}

interface CardRequest {
  /** Keys of titles to look up. */
  ids: readonly number[];
  /** Those of them that need every kind of artwork. */
  withAllArtwork?: readonly number[];
  /** Titles that were looked up already. */
  loadedRows?: readonly CardRow[];
}

export type LoadCards = (ctx: CallContext, wanted: CardRequest) => Promise<LoadedCards>;

export function createCardLoader(services: CardServices): LoadCards {
  const { loadGenres, loadProgress, loadFavourites, loadProgramming } = services;
  return async (ctx, { ids, withAllArtwork = [], loadedRows: known = [] }) => {
    const { db, realm, viewer, now, languages } = ctx;
    const everyId = [...ids, ...known.map(({ id }) => id)];
    const [found, genres, progress, favourites] = await Promise.all([
      selectCards(db, { realmId: realm.id, now, languages, ids, withAllArtwork }),
      loadGenres(db, realm.id),
      viewer.profile
        ? loadProgress(db, { realmId: realm.id, profileId: viewer.profile.id, contentIds: everyId })
        : new Map(),
      // Guests keep none.
      viewer.profile && !viewer.isGuest
        ? loadFavourites(db, { realmId: realm.id, profileId: viewer.profile.id, contentIds: everyId })
        : new Set<number>(),
    ]);
    const rows = new Map([...found, ...known.map((row) => [row.id, row] as const)]);
    const channelIds = [...rows.values()].flatMap(({ id, channel }) => (channel ? [id] : []));
    const programming =
      channelIds.length > 0
        ? await loadProgramming(db, { realmId: realm.id, channelIds, now, languages })
        : new Map();
    const decide = accessDecider(ctx, 'card');
    const frame: CardFrame = { languages, genres, progress, favourites, programming, now, decide };
    const loaded = (id: number, isTrailer: boolean) => {
      const row = rows.get(id);
      return row && (row.type === 'TRAILER') === isTrailer ? presentCard(row, frame) : undefined;
    };
    const card = (id: number) => loaded(id, false);
    const trailer = (id: number) => loaded(id, true);
    return { rows, card, trailer, cards: (wanted) => wanted.flatMap((id) => card(id) ?? []) };
  };
}
