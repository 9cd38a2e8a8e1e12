import type { RankedCard, Rankings } from '@matinee/contract';
import { type RankingSort, type RankingTab, textIn, titleLetter } from '@matinee/rules';
import { type CallContext, type Refusal, refuse } from '../../platform/http/index.ts';
import type { DealCards, DealtCards, GenresOf } from '../catalogue/index.ts';
import type { Ranked, RankingOf } from './ranking-memory.ts';

export interface RankingServices {
  deal: DealCards;
  genresOf: GenresOf;
  rankingOf: RankingOf;
}

export interface AskedRankings {
  tab: RankingTab;
  filter?: string | undefined;
  letter?: string | undefined;
  sort: RankingSort;
  rpp: number;
  lastSeen?: string | undefined;
}

/** Places are those among the titles that this viewer can see; a letter shows some of them, and moves none. */
export async function readRankings(
  { deal, genresOf, rankingOf }: RankingServices,
  ctx: CallContext,
  { tab, filter, letter, sort, rpp, lastSeen }: AskedRankings,
): Promise<Rankings | Refusal> {
  const { db, realm, languages } = ctx;
  const start = lastSeen === undefined ? 0 : placeOf(lastSeen);
  if (start === undefined)
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this ranking']);
  const ranked = await rankingOf(db, realm.id, tab);
  const [dealt, genres] = await Promise.all([
    deal(ctx, { ids: ranked.map(({ contentId }) => contentId) }),
    genresOf(db, realm.id),
  ]);
  const genresIn = ({ contentId }: Ranked) => dealt.rows.get(contentId)?.genre_ids ?? [];
  const keyOf = (id: number) => genres.get(id)?.key;
  const seen = ranked.filter(({ contentId }) => dealt.rows.has(contentId));
  const fitting = seen.filter(
    (one) => filter === undefined || genresIn(one).some((id) => keyOf(id) === filter),
  );
  const placed = fitting.flatMap((one, index) => cardOf(dealt, one, index + 1));
  const shown = placed.filter(({ title }) => !letter || titleLetter(title) === titleLetter(letter));
  const collator = new Intl.Collator(languages[0]);
  const byName = (one: string, other: string) => collator.compare(one, other);
  if (sort === 'title') shown.sort((one, other) => byName(one.title, other.title) || one.place - other.place);
  const end = start + rpp;
  const goesOn = shown.length > end;
  return {
    tab,
    letters: [...new Set(placed.map(({ title }) => titleLetter(title)))].sort(byName),
    filters: [...new Set(seen.flatMap(genresIn))]
      .flatMap((id) => {
        const key = keyOf(id);
        return key === undefined ? [] : { key, name: textIn(genres.get(id)?.names, languages) ?? key };
      })
      .sort((one, other) => byName(one.name, other.name)),
    contentList: shown.slice(start, end),
    paging: { lastSeen: goesOn ? String(end) : null, moreDataAvailable: goesOn },
  };
}

function cardOf(dealt: DealtCards, { contentId, figure }: Ranked, place: number): RankedCard[] {
  const card = dealt.card(contentId);
  return card ? [{ ...card, place, figure }] : [];
}

function placeOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
