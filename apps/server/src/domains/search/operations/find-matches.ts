// Finds the titles that match a query, best first. Exact matches come first; if there are few, other spellings of
// the query, words that contain the typed letters, corrections of misspelt words and descriptions are searched too.

import { hasPluralFiller, removePossibleFillerWords } from '../query-text/filler-words.ts';
import { listEquivalentQueries, simplifyQuery } from '../query-text/query-variants.ts';
import { isStopWord } from '../query-text/stop-words.ts';
import { findDescribedMatches } from './find-described-matches.ts';
import {
  findExactMatches,
  findRankedMatches,
  findVariantMatches,
  findVariantQueryMatches,
  type Match,
  mergeMatches,
} from './find-ranked-matches.ts';
import { findSeriesPart } from './find-series-part.ts';
import { findSpellingMatches } from './find-spelling-matches.ts';
import {
  addCorrections,
  addSimilarWords,
  type InterpretedQuery,
  interpretQuery,
  type SearchParams,
} from './interpret-query.ts';
import { buildRequirementSets, buildSplitRequirementSets } from './requirement-sets.ts';
import { type SplittableWords, splitMisspeltWords, splitQueryWords } from './split-query-words.ts';

/** With fewer exact matches, other spellings and similar words are searched too. */
export const minMatches = 3;
/** Titles that match only by their people or by parts of words score less. */
const minTitleScore = 1;
/** Whole titles with a misspelt word reach this score, people with a misspelt word do not. */
const minExtraEditsScore = 0.85;
/** Only matches of a whole title reach this score. */
const minFullTitleScore = 1.85;

export async function findMatches(params: SearchParams): Promise<Match[]> {
  const query = await interpretQuery(params);
  if (query.words.length === 0) return [];
  const typedMatches = mergeMatches(
    await Promise.all([
      findExactMatches(params, query),
      ...listEquivalentQueries(query.phrase).map((text) => findEquivalentMatches(params, query, text)),
    ]),
  );
  const exactMatches = mergeMatches([typedMatches, await findSeriesPart(params, query, typedMatches)]);
  if (hasEnoughMatches(exactMatches) || (exactMatches.length >= minMatches && isGenre(query)))
    return exactMatches;
  const simplifiedText = simplifyQuery(query.phrase);
  const simplifiedQuery =
    simplifiedText === query.phrase ? query : await interpretQuery({ ...params, queryText: simplifiedText });
  if (exactMatches.length >= minMatches && isGenreList(query, simplifiedQuery)) return exactMatches;
  const withoutFillers = removePossibleFillerWords(simplifiedQuery.phrase.split(' '))?.join(' ');
  const { splitWords, splittableWords } = await splitQueryWords(params, simplifiedQuery);
  const spellingMatches = mergeMatches([
    exactMatches,
    ...(await Promise.all([
      simplifiedQuery === query ? [] : findExactMatches(params, simplifiedQuery),
      findSpellingMatches(params, simplifiedQuery, splitWords),
      withoutFillers === undefined ? [] : findTitleMatches(params, withoutFillers),
    ])),
  ]);
  if (spellingMatches.length >= minMatches || hasEnoughMatches(spellingMatches)) return spellingMatches;
  const knownWords = listKnownWords(simplifiedQuery);
  const [describedMatches, similarMatches] = await Promise.all([
    // A single word that starts a title is probably incomplete.
    hasTitleMatch(exactMatches) && query.words.length === 1
      ? []
      : findDescribedMatches(params, simplifiedQuery),
    findSimilarMatches(params, simplifiedQuery, splittableWords),
  ]);
  const matches = mergeMatches([spellingMatches, describedMatches, similarMatches]);
  if (hasTitleMatch(matches) || !knownWords) return matches;
  return mergeMatches([matches, await findKnownWordMatches(params, simplifiedQuery, knownWords)]);
}

/** For "war movies", the titles of the genre instead of titles with its name. */
async function findEquivalentMatches(
  params: SearchParams,
  query: InterpretedQuery,
  text: string,
): Promise<Match[]> {
  const equivalentQuery = await interpretQuery({ ...params, queryText: text });
  const matches = await findVariantQueryMatches(params, equivalentQuery);
  if (!isGenreList(query, equivalentQuery)) return matches;
  return matches.filter(({ genres }) =>
    equivalentQuery.terms.every((term) => term.genres.some(({ id }) => genres.includes(id))),
  );
}

/** Matches of a text that lacks some of the typed words. Matches by people only are left out. */
async function findTitleMatches(params: SearchParams, text: string): Promise<Match[]> {
  const matches = await findVariantMatches(params, text);
  return matches.filter(({ score }) => score >= minTitleScore);
}

/** The words of a query that the realm knows. Undefined when it knows all, or none but stop words. */
function listKnownWords({ phrase, terms }: InterpretedQuery): string[] | undefined {
  const requiredTerms = terms.filter(({ queryWord }) => !queryWord.isOptional);
  const unknownTerms = requiredTerms.filter(
    ({ qualityByWord, genres }) => qualityByWord.size === 0 && genres.length === 0,
  );
  if (unknownTerms.length === 0 || unknownTerms.length === requiredTerms.length) return undefined;
  const unknownWords = new Set(unknownTerms.map(({ queryWord: { word } }) => word));
  const knownWords = phrase.split(' ').filter((word) => !unknownWords.has(word));
  const firstIndex = knownWords.findIndex((word) => !isStopWord(word));
  return firstIndex < 0 ? undefined : knownWords.slice(firstIndex);
}

/** Matches of the words that the realm knows, such as "nemo" of "buscando a nemo". */
async function findKnownWordMatches(
  params: SearchParams,
  { phrase }: InterpretedQuery,
  knownWords: readonly string[],
): Promise<Match[]> {
  const text = knownWords.join(' ');
  const knownShare = text.length / phrase.length;
  const matches = await findTitleMatches(params, text);
  return matches.map((match) => ({ ...match, score: match.score * knownShare }));
}

const isGenre = ({ terms }: InterpretedQuery): boolean => terms.every(({ genres }) => genres.length > 0);

const isGenreList = ({ phrase }: InterpretedQuery, equivalentQuery: InterpretedQuery): boolean =>
  hasPluralFiller(phrase.split(' ')) && isGenre(equivalentQuery);

const hasEnoughMatches = ([bestMatch, ...matches]: readonly Match[]): boolean =>
  bestMatch !== undefined &&
  (bestMatch.score >= minFullTitleScore || (matches.length + 1 >= minMatches && hasTitleMatch([bestMatch])));

const hasTitleMatch = ([bestMatch]: readonly Match[]): boolean => (bestMatch?.score ?? 0) >= minTitleScore;

/** Titles with words that contain or resemble the typed words. */
async function findSimilarMatches(
  params: SearchParams,
  query: InterpretedQuery,
  splittableWords: SplittableWords,
): Promise<Match[]> {
  const maxMissingWords = query.words.length > 2 ? 1 : 0;
  const { hasChanged, similarWords } = await addSimilarWords(params, query);
  const similarMatches = hasChanged
    ? await findRankedMatches(params, query, {
        requirementSets: buildRequirementSets(query),
        maxMissingWords,
      })
    : [];
  if (hasTitleMatch(similarMatches)) return similarMatches;
  const splitWords = await splitMisspeltWords(params, splittableWords);
  const matches = mergeMatches([
    similarMatches,
    await findRankedMatches(params, query, {
      requirementSets: buildSplitRequirementSets(query, splitWords),
      maxMissingWords,
    }),
  ]);
  if (hasTitleMatch(matches)) return matches;
  return mergeMatches([matches, await findMatchesWithExtraEdits(params, query, similarWords)]);
}

async function findMatchesWithExtraEdits(
  params: SearchParams,
  query: InterpretedQuery,
  similarWords: Parameters<typeof addCorrections>[1],
): Promise<Match[]> {
  const minLength = getMinLengthForExtraEdits(query);
  if (!addCorrections(query, similarWords, { extraEdits: 1, minLength })) return [];
  const matches = await findRankedMatches(params, query, { requirementSets: buildRequirementSets(query) });
  return matches.filter(({ score }) => score >= minExtraEditsScore);
}

/** A second edit in a short word is plausible only if other words of the query match. */
const getMinLengthForExtraEdits = ({ terms }: InterpretedQuery): number =>
  terms.filter(({ queryWord }) => !queryWord.isOptional).length > 1 ? 5 : 7;

/** Finds titles that match at least one word of the query, for suggestions. */
export async function findMatchesForSuggestions(params: SearchParams): Promise<Match[]> {
  const query = await interpretQuery({ ...params, queryText: simplifyQuery(params.queryText.toLowerCase()) });
  await addSimilarWords(params, query, { extraEdits: 1 });
  const singleTerms = query.terms
    .filter(({ queryWord: { isOptional } }) => !isOptional)
    .map((term) => [term]);
  const singleTermSets = singleTerms.flatMap((terms) => buildRequirementSets({ ...query, terms }));
  return findRankedMatches(params, query, {
    requirementSets: [...buildRequirementSets(query), ...singleTermSets],
    maxMissingWords: 8,
  });
}
