// A page of a ranking: titles in the order that is asked for, each with its place, and what there is to narrow it by.
import type { RankedCard, Rankings } from '@matinee/contract';
import { getTitleLetter, pickText, type RankingSort, type RankingTab } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { readPage } from '../../../platform/paging/index.ts';
import type { LoadCards, LoadedCards, LoadGenres } from '../../titles/index.ts';
import type { Ranked, RankingOf } from '../ranking-cache.ts';
import { cursorOf, orderBy, positionOf, type RankingPosition } from '../ranking-order.ts';

export interface RankingServices {
  loadCards: LoadCards;
  loadGenres: LoadGenres;
  loadRanking: RankingOf;
}

export interface RankingInput {
  tab: RankingTab;
  filter?: string | undefined;
  letter?: string | undefined;
  sort: RankingSort;
  rpp: number;
  lastSeen?: string | undefined;
}

/** Places are those among the titles that this viewer can see; a letter shows some of them, and moves none. */
export async function readRankings(
  { loadCards, loadGenres, loadRanking }: RankingServices,
  ctx: CallContext,
  { tab, filter, letter, sort, rpp, lastSeen }: RankingInput,
): Promise<Rankings | Refusal> {
  const { db, realm, languages } = ctx;
  const ranked = await loadRanking(db, realm.id, tab);
  const [loaded, genres] = await Promise.all([
    loadCards(ctx, { ids: ranked.map(({ contentId }) => contentId) }),
    loadGenres(db, realm.id),
  ]);
  const genresIn = ({ contentId }: Ranked) => loaded.rows.get(contentId)?.genre_ids ?? [];
  const keyOf = (id: number) => genres.get(id)?.key;
  const seen = ranked.filter(({ contentId }) => loaded.card(contentId) !== undefined);
  const fitting = seen.filter(
    (one) => filter === undefined || genresIn(one).some((id) => keyOf(id) === filter),
  );
  const placed = fitting.flatMap((one, index) => cardOf(loaded, one, index + 1));
  const collator = new Intl.Collator(languages[0]);
  const byName = (one: string, other: string) => collator.compare(one, other);
  const order = orderBy(sort, byName);
  const listed = placed.filter(({ title }) => !letter || getTitleLetter(title) === getTitleLetter(letter));
  const page = await readPage<Placed, RankingPosition>(ctx, {
    cursor: cursorOf(sort),
    lastSeen,
    size: rpp,
    read: async (after) =>
      listed
        .filter((one) => !after || (order(one, after) > 0 && one.contentId !== after.contentId))
        .sort(order),
    keyOf: positionOf,
  });
  if (isRefusal(page)) return page;
  return {
    tab,
    letters: [...new Set(placed.map(({ title }) => getTitleLetter(title)))].sort(byName),
    filters: [...new Set(seen.flatMap(genresIn))]
      .flatMap((id) => {
        const key = keyOf(id);
        return key === undefined ? [] : { key, name: pickText(genres.get(id)?.names, languages) ?? key };
      })
      .sort((one, other) => byName(one.name, other.name)),
    contentList: page.rows.map(({ card }) => card),
    paging: page.paging,
  };
}

interface Placed extends RankingPosition {
  card: RankedCard;
}

function cardOf(loaded: LoadedCards, { contentId, figure, worth }: Ranked, rank: number): Placed[] {
  const card = loaded.card(contentId);
  return card ? [{ contentId, worth, title: card.title, card: { ...card, rank, figure } }] : [];
}
