// Reads a page of a ranking. Ranks count only the titles that the viewer can see.
import type { RankedCard, Rankings } from '@matinee/contract';
import { getTitleLetter, pickText, type RankingSort, type RankingTab } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { readPage } from '../../../platform/paging/index.ts';
import type { LoadCards, LoadedCards, LoadGenres } from '../../titles/index.ts';
import type { LoadRanking, RankedTitle } from '../ranking-cache.ts';
import {
  createRankingComparator,
  getRankingCursor,
  type RankingSortKey,
  toRankingSortKey,
} from '../ranking-order.ts';

export interface RankingServices {
  loadCards: LoadCards;
  loadGenres: LoadGenres;
  loadRanking: LoadRanking;
}

export interface RankingInput {
  tab: RankingTab;
  /** Key of a genre. Ranks count only the titles of that genre. */
  filter?: string | undefined;
  /** First letter of the titles. Ranks stay those of the whole list. */
  letter?: string | undefined;
  sort: RankingSort;
  rpp: number;
  lastSeen?: string | undefined;
}

interface RankingRow extends RankingSortKey {
  card: RankedCard;
}

type CompareText = (a: string, b: string) => number;
type GenreMap = Awaited<ReturnType<LoadGenres>>;

export async function readRanking(
  { loadCards, loadGenres, loadRanking }: RankingServices,
  ctx: CallContext,
  { tab, filter, letter, sort, rpp, lastSeen }: RankingInput,
): Promise<Rankings | Refusal> {
  const { db, realm, languages } = ctx;
  const titles = await loadRanking(db, realm.id, tab);
  const [loadedCards, genres] = await Promise.all([
    loadCards(ctx, { ids: titles.map(({ contentId }) => contentId) }),
    loadGenres(db, realm.id),
  ]);
  const getGenreIds = (contentId: number) => loadedCards.rows.get(contentId)?.genre_ids ?? [];
  const visibleTitles = titles.filter(({ contentId }) => loadedCards.getCard(contentId) !== undefined);
  const filteredTitles = visibleTitles.filter(
    ({ contentId }) =>
      filter === undefined || getGenreIds(contentId).some((id) => genres.get(id)?.key === filter),
  );
  const rows = filteredTitles.flatMap((title, index) => createRow(loadedCards, title, index + 1));
  const { compare } = new Intl.Collator(languages[0]);
  const page = await paginateRows(ctx, rows, { letter, sort, rpp, lastSeen, compare });
  if (isRefusal(page)) return page;
  return {
    tab,
    letters: [...new Set(rows.map(({ title }) => getTitleLetter(title)))].sort(compare),
    filters: listGenres(
      genres,
      visibleTitles.flatMap(({ contentId }) => getGenreIds(contentId)),
      languages,
    ).sort((a, b) => compare(a.name, b.name)),
    contentList: page.rows.map(({ card }) => card),
    paging: page.paging,
  };
}

function createRow(
  loadedCards: LoadedCards,
  { contentId, figure, score }: RankedTitle,
  rank: number,
): RankingRow[] {
  const card = loadedCards.getCard(contentId);
  return card ? [{ contentId, score, title: card.title, card: { ...card, rank, figure } }] : [];
}

/** Returns a page of the rows whose titles begin with the letter, or of all rows, in the requested order. */
function paginateRows(
  ctx: CallContext,
  rows: readonly RankingRow[],
  {
    letter,
    sort,
    rpp,
    lastSeen,
    compare,
  }: Pick<RankingInput, 'letter' | 'sort' | 'rpp' | 'lastSeen'> & { compare: CompareText },
) {
  const compareRows = createRankingComparator(sort, compare);
  const rowsOfLetter = rows.filter(
    ({ title }) => !letter || getTitleLetter(title) === getTitleLetter(letter),
  );
  return readPage<RankingRow, RankingSortKey>(ctx, {
    cursor: getRankingCursor(sort),
    lastSeen,
    size: rpp,
    read: async (after) =>
      rowsOfLetter
        .filter((row) => !after || (compareRows(row, after) > 0 && row.contentId !== after.contentId))
        .sort(compareRows),
    getKey: toRankingSortKey,
  });
}

/** The genres with these ids, without duplicates, with their names in the viewer's language. */
function listGenres(genres: GenreMap, ids: readonly number[], languages: readonly string[]) {
  return [...new Set(ids)].flatMap((id) => {
    const genre = genres.get(id);
    return genre ? [{ key: genre.key, name: pickText(genre.names, languages) ?? genre.key }] : [];
  });
}
