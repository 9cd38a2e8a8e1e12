// Brings together the titles that are worth ranking, by the shortest way to each.
import type { Executor } from '../../../platform/database/index.ts';
import type { Candidate } from '../queries/candidate.queries.ts';
import {
  type Condition,
  selectHaving,
  selectHavingAll,
  selectOfGenres,
  type TitlesParams,
} from '../queries/titles.queries.ts';
import type { KnownWord } from '../queries/words.queries.ts';
import type { FoldedGenre } from '../reading/genre-words.ts';

/** One of these a title must have. */
export interface Requirement {
  /** First those that are typed whole, then what a word that is still typed may become. */
  words: readonly KnownWord[];
  /** How many are whole. */
  whole: number;
  genres: readonly FoldedGenre[];
  year: number | null;
  /** Letters that a word of it may begin with; null: only the words count. */
  letters: string | null;
  /** There may be more words that begin so than are listed. */
  isCut: boolean;
}

/** All of them a title must have. */
export type Route = readonly Requirement[];

/** How many titles are looked at: of a word alone, and of one whose titles have to have others too. */
const looked = { alone: 200, besideMany: 80, together: 200, beside: 150 };
/** Of what a word may become, so many words lead the way. */
const mostLeading = 64;
const taken = 160;
/** From here on titles that begin so are found by their words. */
const longestStart = 3;
/** As many titles that begin with the first letters are all that anybody looks at. */
const plenty = 60;
/** So many words at most are looked for in all titles at once. */
const mostTogether = 24;

export async function collectCandidates(
  executor: Executor,
  params: TitlesParams,
  { phrase, starting, routes }: { phrase: string; starting: readonly Candidate[]; routes: readonly Route[] },
): Promise<Candidate[]> {
  const isEnough = beginsShort({ phrase }) && starting.length >= plenty;
  const followed = isEnough ? routes.map((route) => route.map(asTyped)) : routes;
  const alone = isEnough ? looked.besideMany : looked.alone;
  const found = await Promise.all(followed.map((route) => follow(executor, params, { route, alone })));
  return [...new Map([...starting, ...found.flat()].map((title) => [title.id, title])).values()];
}

export const beginsShort = ({ phrase }: { phrase: string }): boolean => [...phrase].length <= longestStart;

/** Only what is whole, not what it may become. */
function asTyped(requirement: Requirement): Requirement {
  return { ...requirement, words: requirement.words.slice(0, requirement.whole) };
}

async function follow(
  executor: Executor,
  params: TitlesParams,
  { route, alone }: { route: Route; alone: number },
): Promise<Candidate[]> {
  const [first, ...others] = route.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  if (!first) return [];
  const together = [first, ...others].filter(isOfWordsAlone).slice(0, 3);
  const isTogether = together.length > 1 && sizeOf(first) > looked.beside;
  const most = isTogether ? looked.beside : others.length > 0 ? looked.together : alone;
  const found = [
    first.words.length > 0
      ? selectHaving(executor, {
          ...params,
          words: shares(others.length > 0 ? first.words.slice(0, mostLeading) : first.words, most),
          conditions: others.slice(0, 3).map(conditionOf),
          limit: taken,
        })
      : [],
    isTogether
      ? selectHavingAll(executor, {
          ...params,
          words: together.map(({ words }) => words.slice(0, mostTogether).map(({ id }) => id)),
          limit: taken,
        })
      : [],
    first.genres.length > 0 && others.every(({ genres, year }) => genres.length > 0 || year !== null)
      ? selectOfGenres(executor, { ...params, genres: first.genres.map(({ key }) => key) })
      : [],
  ];
  return (await Promise.all(found)).flat();
}

function isOfWordsAlone({ words, genres, year, isCut }: Requirement): boolean {
  return words.length > 0 && genres.length === 0 && year === null && !isCut;
}

/** In how many titles it is, about. What is not all there, or has no words of its own, cannot lead the way. */
function sizeOf({ words, isCut }: Requirement): number {
  if (words.length === 0) return Number.POSITIVE_INFINITY;
  if (isCut) return Number.MAX_SAFE_INTEGER;
  return words.reduce((sum, { titles }) => sum + Math.max(1, titles), 0);
}

/** The more frequent a word, the more of its titles are looked at; a few of each. */
function shares(words: readonly KnownWord[], total: number): { id: number; most: number }[] {
  return words.map(({ id }, index) => ({ id, most: Math.max(2, Math.ceil(total / (index + 1))) }));
}

function conditionOf({ words, whole, genres, year, letters }: Requirement): Condition {
  return {
    // The others begin with the letters, each of them.
    words: words.slice(0, letters === null ? undefined : whole).map(({ id }) => id),
    genres: genres.map(({ id }) => id),
    year,
    pattern: letters === null ? null : `% ${letters}%`,
  };
}
