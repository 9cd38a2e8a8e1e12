// Collects the titles that are worth ranking. The queries start with the most selective requirement of each set.
import type { Executor } from '../../../platform/database/index.ts';
import type { Candidate } from '../queries/candidate-row.queries.ts';
import {
  selectNewestOfGenres,
  selectTitlesWithWordOfEachList,
  selectTitlesWithWords,
  type TitleCondition,
  type TitlesParams,
} from '../queries/candidate-titles.queries.ts';
import type { IndexedWord } from '../queries/search-words.queries.ts';
import type { FoldedGenre } from '../query-text/genre-words.ts';

/** A title meets the requirement when it has one of the words or genres, the year or the prefix. */
export interface Requirement {
  /** Complete words first, then completions of a word that is still being typed. */
  words: readonly IndexedWord[];
  /** Number of complete words at the start of `words`. */
  completeCount: number;
  genres: readonly FoldedGenre[];
  year: number | null;
  /** Prefix of a word that is still being typed; null: only `words` count. */
  prefix: string | null;
  /** True when the index has more completions than `words` contains. */
  isTruncated: boolean;
}

/** Requirements that a title must all meet. A query has several sets, and a title needs to meet one of them. */
export type RequirementSet = readonly Requirement[];

/** Maximum number of titles to read for the first word of the most selective requirement: see `distributeLimit`. */
const titleLimits = {
  singleRequirement: 200,
  afterManyPrefixMatches: 80,
  withConditions: 200,
  withIntersection: 150,
};
/** Maximum number of words of the most selective requirement that are looked up, if there are other requirements. */
const maxLookupWords = 64;
const maxRowsPerQuery = 160;
/** A longer phrase of one word finds titles by their words instead of by how they start. */
const maxTitlePrefixLength = 3;
/** With so many prefix matches, completions are not looked up. */
const enoughPrefixMatches = 60;
/** Maximum number of words per requirement in an intersection query. */
const maxIntersectedWords = 24;

export async function collectCandidates(
  executor: Executor,
  params: TitlesParams,
  {
    phrase,
    prefixMatches,
    requirementSets,
  }: { phrase: string; prefixMatches: readonly Candidate[]; requirementSets: readonly RequirementSet[] },
): Promise<Candidate[]> {
  const hasEnoughPrefixMatches = isShortPhrase({ phrase }) && prefixMatches.length >= enoughPrefixMatches;
  const usedSets = hasEnoughPrefixMatches
    ? requirementSets.map((requirementSet) => requirementSet.map(removeCompletions))
    : requirementSets;
  const singleRequirementLimit = hasEnoughPrefixMatches
    ? titleLimits.afterManyPrefixMatches
    : titleLimits.singleRequirement;
  const results = await Promise.all(
    usedSets.map((requirementSet) =>
      collectCandidatesOfSet(executor, params, { requirementSet, singleRequirementLimit }),
    ),
  );
  return [...new Map([...prefixMatches, ...results.flat()].map((title) => [title.id, title])).values()];
}

export const isShortPhrase = ({ phrase }: { phrase: string }): boolean =>
  [...phrase].length <= maxTitlePrefixLength;

/** Removes the completions of a word that is still being typed. */
function removeCompletions(requirement: Requirement): Requirement {
  return { ...requirement, words: requirement.words.slice(0, requirement.completeCount) };
}

async function collectCandidatesOfSet(
  executor: Executor,
  params: TitlesParams,
  {
    requirementSet,
    singleRequirementLimit,
  }: { requirementSet: RequirementSet; singleRequirementLimit: number },
): Promise<Candidate[]> {
  const [firstRequirement, ...otherRequirements] = requirementSet.toSorted(
    (left, right) => estimateTitleCount(left) - estimateTitleCount(right),
  );
  if (!firstRequirement) return [];
  const intersectedRequirements = [firstRequirement, ...otherRequirements].filter(hasOnlyWords).slice(0, 3);
  const usesIntersection =
    intersectedRequirements.length > 1 && estimateTitleCount(firstRequirement) > titleLimits.withIntersection;
  const titleLimit = usesIntersection
    ? titleLimits.withIntersection
    : otherRequirements.length > 0
      ? titleLimits.withConditions
      : singleRequirementLimit;
  const results = [
    firstRequirement.words.length > 0
      ? selectTitlesWithWords(executor, {
          ...params,
          words: distributeLimit(
            otherRequirements.length > 0
              ? firstRequirement.words.slice(0, maxLookupWords)
              : firstRequirement.words,
            titleLimit,
          ),
          conditions: otherRequirements.slice(0, 3).map(toCondition),
          limit: maxRowsPerQuery,
        })
      : [],
    usesIntersection
      ? selectTitlesWithWordOfEachList(executor, {
          ...params,
          wordIdLists: intersectedRequirements.map(({ words }) =>
            words.slice(0, maxIntersectedWords).map(({ id }) => id),
          ),
          limit: maxRowsPerQuery,
        })
      : [],
    firstRequirement.genres.length > 0 &&
    otherRequirements.every(({ genres, year }) => genres.length > 0 || year !== null)
      ? selectNewestOfGenres(executor, {
          ...params,
          genreKeys: firstRequirement.genres.map(({ key }) => key),
        })
      : [],
  ];
  return (await Promise.all(results)).flat();
}

function hasOnlyWords({ words, genres, year, isTruncated }: Requirement): boolean {
  return words.length > 0 && genres.length === 0 && year === null && !isTruncated;
}

/**
 * Estimates how many titles meet the requirement. Infinite without words; very large when completions are
 * truncated.
 */
function estimateTitleCount({ words, isTruncated }: Requirement): number {
  if (words.length === 0) return Number.POSITIVE_INFINITY;
  if (isTruncated) return Number.MAX_SAFE_INTEGER;
  return words.reduce((sum, { titleCount }) => sum + Math.max(1, titleCount), 0);
}

/**
 * Limits the titles per word: `firstWordLimit` for the first word, the best match; half of it for the second, a third
 * for the third, and so on, but at least 2.
 */
function distributeLimit(
  words: readonly IndexedWord[],
  firstWordLimit: number,
): { id: number; titleLimit: number }[] {
  return words.map(({ id }, index) => ({
    id,
    titleLimit: Math.max(2, Math.ceil(firstWordLimit / (index + 1))),
  }));
}

function toCondition({ words, completeCount, genres, year, prefix }: Requirement): TitleCondition {
  return {
    // The prefix pattern covers all completions.
    wordIds: words.slice(0, prefix === null ? undefined : completeCount).map(({ id }) => id),
    genreIds: genres.map(({ id }) => id),
    year,
    pattern: prefix === null ? null : `% ${prefix}%`,
  };
}
