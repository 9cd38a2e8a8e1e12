// Finds the titles that match a query, best first. Exact matches come first; if there are few, other spellings of
// the query, words that contain the typed letters, corrections of misspelt words and descriptions are searched too.
import { listEquivalentQueries, simplifyQuery } from '../reading/query-variants.ts';
import { findDescribedMatches } from './find-described-matches.ts';
import { findSpellingMatches } from './find-spelling-matches.ts';
import {
  addSimilarWords,
  type InterpretedQuery,
  interpretQuery,
  type SearchParams,
} from './interpret-query.ts';
import {
  findExactMatches,
  findPathMatches,
  findVariantMatches,
  type Match,
  mergeMatches,
} from './rank-candidates.ts';
import { buildPaths, buildSplitPaths } from './search-paths.ts';
import { splitMisspeltWords, splitQueryWords, type UnknownWords } from './split-query-words.ts';

/** With fewer exact matches, other spellings and similar words are searched too. */
export const minMatches = 3;
/** Titles that match only by their people or by parts of words score less. */
const minTitleScore = 1;
/** Only whole titles score as much. */
const minFullTitleScore = 1.85;

export async function findMatches(params: SearchParams): Promise<Match[]> {
  const query = await interpretQuery(params);
  if (query.words.length === 0) return [];
  const exactMatches = mergeMatches(
    await Promise.all([
      findExactMatches(params, query),
      ...listEquivalentQueries(query.phrase).map((text) => findVariantMatches(params, text)),
    ]),
  );
  if (hasEnoughMatches(exactMatches) || (exactMatches.length >= minMatches && isGenre(query)))
    return exactMatches;
  const simplifiedText = simplifyQuery(query.phrase);
  const simplifiedQuery =
    simplifiedText === query.phrase ? query : await interpretQuery({ ...params, query: simplifiedText });
  const { splitWords, unknownWords } = await splitQueryWords(params, simplifiedQuery);
  const spellingMatches = mergeMatches([
    exactMatches,
    ...(await Promise.all([
      simplifiedQuery === query ? [] : findExactMatches(params, simplifiedQuery),
      findSpellingMatches(params, simplifiedQuery, splitWords),
    ])),
  ]);
  if (spellingMatches.length >= minMatches || hasEnoughMatches(spellingMatches)) return spellingMatches;
  const [describedMatches, similarMatches] = await Promise.all([
    // A single word that starts a title is probably incomplete.
    hasTitleMatch(exactMatches) && query.words.length === 1
      ? []
      : findDescribedMatches(params, simplifiedQuery),
    findSimilarMatches(params, simplifiedQuery, unknownWords),
  ]);
  return mergeMatches([spellingMatches, describedMatches, similarMatches]);
}

const isGenre = ({ terms }: InterpretedQuery): boolean => terms.every(({ genres }) => genres.length > 0);

const hasEnoughMatches = ([bestMatch, ...matches]: readonly Match[]): boolean =>
  bestMatch !== undefined &&
  (bestMatch.score >= minFullTitleScore || (matches.length + 1 >= minMatches && hasTitleMatch([bestMatch])));

const hasTitleMatch = ([bestMatch]: readonly Match[]): boolean => (bestMatch?.score ?? 0) >= minTitleScore;

/** Titles with words that contain or resemble the typed words. */
async function findSimilarMatches(
  params: SearchParams,
  query: InterpretedQuery,
  unknownWords: UnknownWords,
): Promise<Match[]> {
  const maxMissingWords = query.words.length > 2 ? 1 : 0;
  const similarMatches = (await addSimilarWords(params, query, 0))
    ? await findPathMatches(params, query, { paths: buildPaths(query), maxMissingWords })
    : [];
  if (hasTitleMatch(similarMatches)) return similarMatches;
  const splitWords = await splitMisspeltWords(params, unknownWords);
  return [
    ...similarMatches,
    ...(await findPathMatches(params, query, { paths: buildSplitPaths(query, splitWords), maxMissingWords })),
  ];
}

/** Finds titles that match at least one word of the query, for suggestions. */
export async function findSimilar(params: SearchParams): Promise<Match[]> {
  const query = await interpretQuery({ ...params, query: simplifyQuery(params.query.toLowerCase()) });
  await addSimilarWords(params, query, 1);
  const singleTerms = query.terms
    .filter(({ queryWord: { isOptional } }) => !isOptional)
    .map((term) => [term]);
  const singleTermPaths = singleTerms.flatMap((terms) => buildPaths({ ...query, terms }));
  return findPathMatches(params, query, {
    paths: [...buildPaths(query), ...singleTermPaths],
    maxMissingWords: 8,
  });
}
