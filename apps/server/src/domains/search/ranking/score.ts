// Scores how well a title matches a query. Full titles rank before prefixes, words in order before words
// anywhere, titles before people; the number of viewers decides close scores. PostgreSQL stores the score of each
// single word as its impact (`search_drafts`): change both together.
import { removeAttachedArticle, removeLeadingArticle } from '../query-text/articles.ts';
import type { ParsedQuery, QueryWord } from '../query-text/parse-query.ts';
import { readPartNumber } from '../query-text/part-numbers.ts';

export interface Rankable {
  /** The titles in lower case without accents, one per line. */
  titlesText: string;
  peopleText: string;
  genres: readonly number[];
  year: number | null;
  weight: number;
}

/** What matches a query word: words with the quality of the match, 0 to 1, and ids of genres. */
interface QueryWordMatches {
  qualityByWord: ReadonlyMap<string, number>;
  /** Joined words of titles that the query word misspells, with the quality of the match. */
  qualityByJoinedWord?: ReadonlyMap<string, number> | undefined;
  genres: ReadonlySet<number>;
}

export interface RankingQuery extends ParsedQuery {
  wordMatches: readonly QueryWordMatches[];
  /** How many required words of the query a title may lack. A title must have at least one. */
  maxMissingWords: number;
}

const fieldWeights = { title: 1, person: 0.7 };
const bonusWeights = {
  lineStart: 0.3,
  coverage: 0.3,
  fullLine: 0.6,
  inOrder: 0.2,
  laterPart: -0.06,
  untypedArticle: -0.03,
};
const genreQuality = 0.5;
/** For a word that is in the title and names a genre of it. */
const titleAndGenreBonus = 0.15;
const mixedFieldsWeight = 0.4;
const yearQuality = 0.6;
const joinedQuality = 0.95;
/** Quality of a prefix match. It does not depend on the length of the full word. */
const prefixQuality = 0.84;
const optionalWeight = 0.2;
/** Shorter incomplete words do not match the start of several words. */
const minSplitPrefix = 5;

/** Returns 0 when the title lacks all required words, or more of them than the query allows. */
export function scoreTitle(query: RankingQuery, title: Rankable): number {
  const genreAndYearQualities = query.words.map((queryWord, index) =>
    scoreGenreAndYear(queryWord, query.wordMatches[index], title),
  );
  const titleLines = matchLines(query, title.titlesText);
  const peopleLines = matchLines(query, title.peopleText);
  const bestQualities = query.words.map((_, index) => {
    const genreOrYearQuality = genreAndYearQualities[index] ?? 0;
    const titleQuality = findBestQuality(titleLines, index) * fieldWeights.title;
    const personQuality = findBestQuality(peopleLines, index) * fieldWeights.person;
    const combinedBonus = genreOrYearQuality > 0 && titleQuality > 0 ? titleAndGenreBonus : 0;
    return Math.max(genreOrYearQuality, titleQuality, personQuality) + combinedBonus;
  });
  const missingCount = query.words.filter(
    ({ isOptional }, index) => !isOptional && !bestQualities[index],
  ).length;
  const requiredCount = query.words.filter(({ isOptional }) => !isOptional).length;
  if (missingCount > query.maxMissingWords || missingCount >= requiredCount) return 0;
  const scoreBestLine = (lines: readonly MatchedLine[], qualitiesElsewhere: readonly number[]) =>
    Math.max(0, ...lines.map((line) => scoreLineBonus(query, { ...line, qualitiesElsewhere })));
  const getBonus = (qualitiesElsewhere: readonly number[]) => [
    fieldWeights.title * scoreBestLine(titleLines, qualitiesElsewhere),
    fieldWeights.person * scoreBestLine(peopleLines, qualitiesElsewhere),
  ];
  let bonus = Math.max(...getBonus(genreAndYearQualities));
  // A title and a person: "titanic leonardo dicaprio". Missing words count as matched elsewhere.
  if (bonus === 0) {
    const qualitiesElsewhere = bestQualities.map((quality) => quality || Number.EPSILON);
    bonus = mixedFieldsWeight * getBonus(qualitiesElsewhere).reduce((sum, fieldBonus) => sum + fieldBonus, 0);
  }
  const weights = query.words.map(({ isOptional }) => (isOptional ? optionalWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = bestQualities.reduce(
    (weightedSum, quality, index) => weightedSum + quality * (weights[index] ?? 1),
    0,
  );
  return sum / total + bonus + title.weight / 100;
}

interface MatchedLine {
  line: readonly string[];
  lineFits: readonly WordFit[];
}

function matchLines(query: RankingQuery, lines: string): MatchedLine[] {
  if (lines === '') return [];
  // The words of a query are unique, so a title such as "la la land" is compared without its repeated words.
  const phraseWords = query.phrase.split(' ');
  const isRepetitive = new Set(phraseWords).size < phraseWords.length;
  return lines.split('\n').map((text) => {
    const words = text.trim().split(' ');
    const line = isRepetitive ? [...new Set(words)] : words;
    return { line, lineFits: matchLine(query, line) };
  });
}

const findBestQuality = (lines: readonly MatchedLine[], index: number): number =>
  lines.reduce((best, { lineFits }) => Math.max(best, lineFits[index]?.quality ?? 0), 0);

interface WordFit {
  quality: number;
  /** Index in the line; -1: no match. */
  position: number;
  /** Number of words of the line that it covers. */
  wordCount: number;
}

function matchLine({ words, wordMatches }: RankingQuery, line: readonly string[]): WordFit[] {
  const wordFits: WordFit[] = words.map((queryWord, index) => {
    let bestFit: WordFit = { quality: 0, position: -1, wordCount: 0 };
    for (const [position, token] of line.entries()) {
      const quality = scoreWord(queryWord, wordMatches[index], token);
      if (quality > bestFit.quality) bestFit = { quality, position, wordCount: 1 };
      if (quality >= joinedQuality || queryWord.isUnspaced) continue;
      const splitFit = matchSplitWord(queryWord, wordMatches[index], line, position);
      if (splitFit.quality > bestFit.quality) bestFit = splitFit;
    }
    return bestFit;
  });
  for (let index = 1; index < words.length; index += 1) {
    const joinedWord = `${words[index - 1]?.word}${words[index]?.word}`;
    const position = line.indexOf(joinedWord);
    if (position < 0 || (wordFits[index]?.quality ?? 0) > joinedQuality) continue;
    wordFits[index - 1] = { quality: joinedQuality, position, wordCount: 1 };
    wordFits[index] = { quality: joinedQuality, position, wordCount: 0 };
  }
  return wordFits;
}

function scoreWord(queryWord: QueryWord, wordMatches: QueryWordMatches | undefined, token: string): number {
  const { word, isIncomplete, isUnspaced } = queryWord;
  if (token === word) return 1;
  if (isUnspaced && token.includes(word)) return 0.7 + (0.25 * word.length) / token.length;
  const tokenWithoutArticle = removeAttachedArticle(token);
  let quality = wordMatches?.qualityByWord.get(token) ?? 0;
  if (tokenWithoutArticle !== undefined) {
    if (tokenWithoutArticle === word) return 0.98;
    quality = Math.max(quality, wordMatches?.qualityByWord.get(tokenWithoutArticle) ?? 0);
  }
  if (isIncomplete && (token.startsWith(word) || tokenWithoutArticle?.startsWith(word))) {
    quality = Math.max(quality, prefixQuality);
  }
  return quality;
}

/** Matches "spiderman" in the query with "spider man" in the title, or "lalaland" with "la la land". */
function matchSplitWord(
  { word, isIncomplete }: QueryWord,
  wordMatches: QueryWordMatches | undefined,
  line: readonly string[],
  position: number,
): WordFit {
  const qualityByJoinedWord = wordMatches?.qualityByJoinedWord;
  let letters = line[position] ?? '';
  for (let next = position + 1; next < line.length; next += 1) {
    const mayContinue = word.startsWith(letters) || (qualityByJoinedWord && letters.length < word.length + 2);
    if (!mayContinue) break;
    letters += line[next];
    const wordCount = next - position + 1;
    if (letters === word) return { quality: joinedQuality, position, wordCount };
    if (isIncomplete && word.length >= minSplitPrefix && letters.startsWith(word))
      return { quality: 0.8, position, wordCount };
    const quality = qualityByJoinedWord?.get(letters);
    if (quality) return { quality, position, wordCount };
  }
  return { quality: 0, position: -1, wordCount: 0 };
}

/** Bonus for the line as a whole. Zero unless it contains all required words that are not matched elsewhere. */
function scoreLineBonus(
  { words }: RankingQuery,
  { lineFits, qualitiesElsewhere, line }: MatchedLine & { qualitiesElsewhere: readonly number[] },
): number {
  if (
    lineFits.some(
      ({ position }, index) => position < 0 && !words[index]?.isOptional && !qualitiesElsewhere[index],
    )
  )
    return 0;
  const matchedFits = lineFits.filter(({ position }) => position >= 0);
  if (matchedFits.length === 0) return 0;
  const quality = matchedFits.reduce((sum, fit) => sum + fit.quality, 0) / matchedFits.length;
  const articleLength = line.length > 1 && removeLeadingArticle(line[0] ?? '') === '' ? 1 : 0;
  const length = line.length - articleLength;
  const coveredWordCount = matchedFits.reduce(
    (sum, { position, wordCount }) => sum + (position < articleLength ? wordCount - 1 : wordCount),
    0,
  );
  const firstPosition = Math.min(...matchedFits.map(({ position }) => position));
  const isInOrder = matchedFits.every(({ position, wordCount }, index) => {
    const previousFit = matchedFits[index - 1];
    return (
      !previousFit ||
      position === previousFit.position + previousFit.wordCount ||
      (wordCount === 0 && position === previousFit.position)
    );
  });
  const { position: lastPosition, wordCount: lastWordCount } = matchedFits.at(-1) ?? {
    position: 0,
    wordCount: 0,
  };
  const part = readPartNumber(line, lastPosition + lastWordCount);
  // "Anchorman 2: The Legend Continues" comes after "Anchorman: The Legend of Ron Burgundy".
  const isLaterPart = isInOrder && part !== undefined && part.end < line.length;
  const isFullMatch =
    coveredWordCount >= length && isInOrder && matchedFits.every((fit) => fit.quality >= 0.9);
  return (
    quality *
    ((firstPosition <= articleLength ? bonusWeights.lineStart : 0) +
      bonusWeights.coverage * Math.min(1, coveredWordCount / length) +
      (isFullMatch ? bonusWeights.fullLine : 0) +
      (isInOrder && words.length > 1 ? bonusWeights.inOrder : 0) +
      (isLaterPart ? bonusWeights.laterPart : 0) +
      (isFullMatch && articleLength > 0 && firstPosition >= articleLength ? bonusWeights.untypedArticle : 0))
  );
}

function scoreGenreAndYear(
  { word }: QueryWord,
  wordMatches: QueryWordMatches | undefined,
  title: Rankable,
): number {
  if (title.year !== null && word === String(title.year)) return yearQuality;
  return title.genres.some((genre) => wordMatches?.genres.has(genre)) ? genreQuality : 0;
}
