// Finds titles whose words are joined or split in another way than in the query, and titles by other spellings of
// numbers, by their initials, or as typed with another keyboard layout.
import { selectTitlesByInitials, selectTitlesByJoinedLetters } from '../queries/fallback-titles.queries.ts';
import { foldTexts, selectIndexedWords } from '../queries/search-words.queries.ts';
import { listAlternativeWords } from '../query-text/alternative-words.ts';
import { convertKeyboardLayout } from '../query-text/keyboard-layouts.ts';
import { listOtherSpellings } from '../query-text/query-variants.ts';
import { isStopWord } from '../query-text/stop-words.ts';
import { expandInitials, scoreInitials, scoreJoinedLetters } from '../ranking/score-spelling.ts';
import { findRankedMatches, findVariantMatches, type Match, mergeMatches } from './find-ranked-matches.ts';
import type { InterpretedQuery, SearchParams } from './interpret-query.ts';
import { buildSplitRequirementSets } from './requirement-sets.ts';
import type { SplitWord } from './split-query-words.ts';

const minJoinedLetters = 3;
const initialsPattern = /^[\p{L}\p{N}]{3,7}$/u;
const maxVariants = 3;
const minPartLength = 2;
const minSplitScore = 1.4;
const latinLetterPattern = /\p{Script=Latin}/u;

export async function findSpellingMatches(
  params: SearchParams,
  query: InterpretedQuery,
  splitWords: readonly SplitWord[],
): Promise<Match[]> {
  const { phrase } = query;
  const letters = phrase.replaceAll(' ', '');
  const [abbreviation = '', ...otherWords] = phrase.split(' ');
  const [joinedTitles, abbreviatedTitles, splitMatches, variants] = await Promise.all([
    letters.length >= minJoinedLetters
      ? selectTitlesByJoinedLetters(params.executor, { ...params, letters })
      : [],
    initialsPattern.test(abbreviation) && (otherWords.length === 0 || !query.wordsByText.has(abbreviation))
      ? selectTitlesByInitials(params.executor, { ...params, letters: abbreviation })
      : [],
    findRankedMatches(params, query, { requirementSets: buildSplitRequirementSets(query, splitWords) }),
    selectPlausibleVariants(params, query),
  ]);
  const expandedStart = otherWords.length > 0 && expandInitials(abbreviation, abbreviatedTitles);
  const joinedMatches = joinedTitles
    .map((title) => ({ ...title, score: scoreJoinedLetters(letters, title) }))
    .filter(({ score }) => score > 0);
  const hasSplitMatch = [...joinedMatches, ...splitMatches].some(({ score }) => score >= minSplitScore);
  const splitTexts = hasSplitMatch ? [] : listSplitTexts(phrase, splitWords);
  const hasLatinLetter = latinLetterPattern.test(params.queryText);
  const variantMatches = await Promise.all([
    ...variants.map((text) => findVariantMatches({ ...params, isLiteral: hasLatinLetter }, text)),
    ...splitTexts.map((text) => findSplitMatches(params, text)),
    expandedStart ? findVariantMatches(params, [expandedStart, ...otherWords].join(' ')) : [],
  ]);
  const initialsScores = otherWords.length === 0 ? scoreInitials(phrase, abbreviatedTitles) : [];
  const abbreviatedMatches = abbreviatedTitles
    .map((title, index) => ({ ...title, score: initialsScores[index] ?? 0 }))
    .filter(({ score }) => score > 0);
  return mergeMatches([joinedMatches, abbreviatedMatches, splitMatches, ...variantMatches]);
}

/** The query with words that are split into likely words. */
const listSplitTexts = (phrase: string, splitWords: readonly SplitWord[]): string[] =>
  splitWords
    .filter(({ parts }) => parts.every(({ word }) => word.length >= minPartLength))
    .slice(0, maxVariants)
    .map(({ term, parts }) => replaceWord(phrase, term.queryWord.word, parts));

/** Only good matches: most words can be split into short words that have nothing to do with them. */
async function findSplitMatches(params: SearchParams, text: string): Promise<Match[]> {
  const matches = await findVariantMatches({ ...params, isLiteral: true }, text);
  return matches.filter(({ score }) => score >= minSplitScore);
}

const replaceWord = (phrase: string, word: string, parts: readonly { word: string }[]): string =>
  phrase
    .split(' ')
    .flatMap((typedWord) => (typedWord === word ? parts.map((part) => part.word) : typedWord))
    .join(' ');

/**
 * Variants whose words all occur in the realm. In a text with a converted keyboard layout, the last word may be
 * incomplete.
 */
async function selectPlausibleVariants(
  params: SearchParams,
  { phrase, terms }: InterpretedQuery,
): Promise<string[]> {
  const hasUnknownWord = terms.some(
    ({ queryWord, qualityByWord }) => !queryWord.isOptional && qualityByWord.size === 0,
  );
  const variants = [
    ...listOtherSpellings(phrase),
    ...(hasUnknownWord ? convertKeyboardLayout(params.queryText) : []),
  ];
  if (variants.length === 0) return [];
  const { executor, realmId } = params;
  const foldedVariants = [...new Set(await foldTexts(executor, variants))].filter(Boolean);
  const knownWords = await selectIndexedWords(executor, {
    realmId,
    words: [...new Set(foldedVariants.flatMap((variant) => variant.split(' ').flatMap(listSpellings)))],
  });
  const hasLatinLetter = latinLetterPattern.test(params.queryText);
  return foldedVariants
    .filter((variant) =>
      variant
        .split(' ')
        .every(
          (word, index, words) =>
            listSpellings(word).some((spelling) => knownWords.has(spelling)) ||
            isStopWord(word) ||
            (!hasLatinLetter && index === words.length - 1),
        ),
    )
    .slice(0, maxVariants);
}

const listSpellings = (word: string): string[] => [word, ...listAlternativeWords(word)];
