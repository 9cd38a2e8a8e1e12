// Builds the requirement sets of a query: one from its words as typed, and others with words joined or split as titles may
// spell them.
import type { IndexedWord } from '../queries/search-words.queries.ts';
import { listLetterPairs } from '../query-text/letters.ts';
import { listSplitsInTwo } from '../query-text/parse-query.ts';
import type { Requirement, RequirementSet } from './collect-candidates.ts';
import type { InterpretedQuery, QueryTerm } from './interpret-query.ts';
import type { SplitWord } from './split-query-words.ts';

/** A word in more titles than this is common enough to be correct and is not split. */
const maxTitlesOfRareWord = 20;
/** Limits the number of combinations of joined and split words. */
const maxRequirementSets = 10;

export function buildRequirementSets({ words, terms, wordsByText }: InterpretedQuery): RequirementSet[] {
  const requiredTerms = terms.filter(({ queryWord }) => !queryWord.isOptional);
  const requirements = requiredTerms.flatMap((term) => toRequirements(term, wordsByText));
  const requirementSets: RequirementSet[] = [requirements];
  // Joined: "spider man" also finds "spiderman".
  for (const [index, { word }] of words.entries()) {
    const joinedWord = wordsByText.get(`${words[index - 1]?.word}${word}`);
    const pair = [terms[index - 1], terms[index]];
    if (!joinedWord || index === 0 || terms.length !== words.length) continue;
    const otherTerms = requiredTerms.filter((term) => !pair.includes(term));
    requirementSets.push([
      requireOneOf([joinedWord]),
      ...otherTerms.flatMap((term) => toRequirements(term, wordsByText)),
    ]);
  }
  // Split: "spiderman" also finds "spider man".
  for (const term of requiredTerms) {
    const { word, isUnspaced } = term.queryWord;
    if (isUnspaced || (wordsByText.get(word)?.titleCount ?? 0) > maxTitlesOfRareWord) continue;
    for (const halves of listSplitsInTwo(word)) {
      const [firstWord, secondWord] = halves.map((half) => wordsByText.get(half));
      if (firstWord && secondWord)
        requirementSets.push(
          buildSplitRequirementSet({ terms, wordsByText }, { term, parts: [firstWord, secondWord] }),
        );
    }
  }
  return selectUsableSets(requirementSets);
}

/** Requirement sets for titles that contain several words where the query has one. */
export const buildSplitRequirementSets = (
  query: InterpretedQuery,
  splitWords: readonly SplitWord[],
): RequirementSet[] =>
  selectUsableSets(splitWords.map((splitWord) => buildSplitRequirementSet(query, splitWord)));

function buildSplitRequirementSet(
  { terms, wordsByText }: Pick<InterpretedQuery, 'terms' | 'wordsByText'>,
  { term, parts }: SplitWord,
): RequirementSet {
  const otherTerms = terms.filter((otherTerm) => otherTerm !== term && !otherTerm.queryWord.isOptional);
  return [
    ...[...new Set(parts)].map((part) => requireOneOf([part])),
    ...otherTerms.flatMap((otherTerm) => toRequirements(otherTerm, wordsByText)),
  ];
}

const selectUsableSets = (requirementSets: readonly RequirementSet[]): RequirementSet[] =>
  requirementSets
    .filter((requirementSet) =>
      requirementSet.every(
        ({ words, genres, year }) => words.length > 0 || genres.length > 0 || year !== null,
      ),
    )
    .slice(0, maxRequirementSets);

const requireOneOf = (words: IndexedWord[]): Requirement => ({
  words,
  completeCount: words.length,
  genres: [],
  year: null,
  prefix: null,
  isTruncated: false,
});

function toRequirements(
  { queryWord, qualityByWord, genres, isTruncated }: QueryTerm,
  wordsByText: InterpretedQuery['wordsByText'],
): Requirement[] {
  const pairs = queryWord.isUnspaced && queryWord.word.length > 1 ? listLetterPairs(queryWord.word) : [];
  const pairWords = pairs.map((pair) => wordsByText.get(pair));
  if (pairs.length > 0 && pairWords.every((pairWord) => pairWord !== undefined))
    return pairWords.map((pairWord) => requireOneOf([pairWord]));
  const year = /^(?:19|20)\d\d$/.test(queryWord.word) ? Number(queryWord.word) : null;
  const wordsByQuality = [...qualityByWord].toSorted(
    ([left, leftQuality], [right, rightQuality]) =>
      rightQuality - leftQuality || right.titleCount - left.titleCount,
  );
  const completeCount = wordsByQuality.filter(([, quality]) => quality > 0).length;
  const prefix = queryWord.isIncomplete ? queryWord.word : null;
  return [{ words: wordsByQuality.map(([word]) => word), completeCount, genres, year, prefix, isTruncated }];
}
