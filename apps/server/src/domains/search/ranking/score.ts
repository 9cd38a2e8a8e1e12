// Scores how well a title matches a query. Full titles rank before prefixes, words in order before words
// anywhere, titles before people; the number of viewers decides close scores. PostgreSQL stores the score of each
// single word as its impact (`search_drafts`): change both together.
import { removeArticle } from '../reading/letters.ts';
import type { Query, QueryWord } from '../reading/parse-query.ts';

export interface Rankable {
  /** The titles in lower case without accents, one per line. */
  titles: string;
  people: string;
  genres: readonly number[];
  year: number | null;
  weight: number;
}

/** What matches a query word: words with the quality of the match, 0 to 1, and ids of genres. */
interface QueryWordMatches {
  words: ReadonlyMap<string, number>;
  genres: ReadonlySet<number>;
}

export interface RankedQuery extends Query {
  wordMatches: readonly QueryWordMatches[];
  /** How many required words of the query a title may lack. It must have at least one. */
  maxMissingWords: number;
}

const fieldWeights = { title: 1, person: 0.7 };
const bonusWeights = { lineStart: 0.3, coverage: 0.3, fullLine: 0.6, inOrder: 0.2 };
const genreQuality = 0.5;
const yearQuality = 0.6;
const joinedQuality = 0.95;
/** Quality of a prefix match. It does not depend on the length of the full word. */
const prefixQuality = 0.88;
const optionalWeight = 0.2;
const articlePattern =
  /^(?:the|an?|el|la|los|las|una?|le|les|des|der|die|das|eine?|os?|as|uma?|il|lo|gli|de|het|den|det)$/;

/** Returns 0 when the title lacks all required words, or more of them than the query allows. */
export function scoreTitle(query: RankedQuery, title: Rankable): number {
  const genreAndYearQualities = query.words.map((queryWord, index) =>
    scoreGenreAndYear(queryWord, query.wordMatches[index], title),
  );
  const bestQualities = [...genreAndYearQualities];
  let bonus = 0;
  for (const [lines, fieldWeight] of [
    [title.titles, fieldWeights.title],
    [title.people, fieldWeights.person],
  ] as const) {
    if (lines === '') continue;
    for (const line of lines.split('\n')) {
      const words = line.trim().split(' ');
      const lineFits = matchLine(query, words);
      for (const [index, { quality }] of lineFits.entries())
        bestQualities[index] = Math.max(bestQualities[index] ?? 0, quality * fieldWeight);
      bonus = Math.max(
        bonus,
        fieldWeight * scoreLineBonus(query, { lineFits, genreAndYearQualities, line: words }),
      );
    }
  }
  const missingCount = query.words.filter(
    ({ isOptional }, index) => !isOptional && !bestQualities[index],
  ).length;
  const requiredCount = query.words.filter(({ isOptional }) => !isOptional).length;
  if (missingCount > query.maxMissingWords || missingCount >= requiredCount) return 0;
  const weights = query.words.map(({ isOptional }) => (isOptional ? optionalWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = bestQualities.reduce(
    (weightedSum, quality, index) => weightedSum + quality * (weights[index] ?? 1),
    0,
  );
  return sum / total + bonus + title.weight / 100;
}

interface WordFit {
  quality: number;
  /** Index in the line; -1: no match. */
  position: number;
  /** Number of words of the line that it covers. */
  wordCount: number;
}

function matchLine({ words, wordMatches }: RankedQuery, line: readonly string[]): WordFit[] {
  const wordFits: WordFit[] = words.map((queryWord, index) => {
    let bestFit: WordFit = { quality: 0, position: -1, wordCount: 0 };
    for (const [position, token] of line.entries()) {
      const quality = scoreWord(queryWord, wordMatches[index], token);
      if (quality > bestFit.quality) bestFit = { quality, position, wordCount: 1 };
      const nextToken = line[position + 1];
      if (nextToken === undefined || quality >= joinedQuality) continue;
      const splitQuality = scoreSplitWord(queryWord, wordMatches[index], token + nextToken);
      if (splitQuality > bestFit.quality) bestFit = { quality: splitQuality, position, wordCount: 2 };
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
  const tokenWithoutArticle = removeArticle(token);
  let quality = wordMatches?.words.get(token) ?? 0;
  if (tokenWithoutArticle !== undefined) {
    if (tokenWithoutArticle === word) return 0.98;
    quality = Math.max(quality, wordMatches?.words.get(tokenWithoutArticle) ?? 0);
  }
  if (isIncomplete && (token.startsWith(word) || tokenWithoutArticle?.startsWith(word))) {
    quality = Math.max(quality, prefixQuality);
  }
  return quality;
}

/** Matches "spiderman" in the query with "spider man" in the title. */
function scoreSplitWord(
  { word, isIncomplete, isUnspaced }: QueryWord,
  wordMatches: QueryWordMatches | undefined,
  joinedTokens: string,
): number {
  if (isUnspaced || word.length < 5) return 0;
  if (joinedTokens === word) return joinedQuality;
  return isIncomplete && joinedTokens.startsWith(word) ? 0.8 : (wordMatches?.words.get(joinedTokens) ?? 0);
}

/** Bonus for the line as a whole. Zero unless it contains all required words that no genre and no year matches. */
function scoreLineBonus(
  { words }: RankedQuery,
  {
    lineFits,
    genreAndYearQualities,
    line,
  }: { lineFits: readonly WordFit[]; genreAndYearQualities: readonly number[]; line: readonly string[] },
): number {
  if (
    lineFits.some(
      ({ position }, index) => position < 0 && !words[index]?.isOptional && !genreAndYearQualities[index],
    )
  )
    return 0;
  const matchedFits = lineFits.filter(({ position }) => position >= 0);
  if (matchedFits.length === 0) return 0;
  const quality = matchedFits.reduce((sum, fit) => sum + fit.quality, 0) / matchedFits.length;
  const articleLength = line.length > 1 && articlePattern.test(line[0] ?? '') ? 1 : 0;
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
  const isFullMatch =
    coveredWordCount >= length && isInOrder && matchedFits.every((fit) => fit.quality >= 0.9);
  return (
    quality *
    ((firstPosition <= articleLength ? bonusWeights.lineStart : 0) +
      bonusWeights.coverage * Math.min(1, coveredWordCount / length) +
      (isFullMatch ? bonusWeights.fullLine : 0) +
      (isInOrder && words.length > 1 ? bonusWeights.inOrder : 0))
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
