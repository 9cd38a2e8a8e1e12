// Finds a part of a series by its number when its title does not contain the number: the second title that starts
// with "hunger games", by year, for "hunger games 2".
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectTitlesStartingWith } from '../queries/candidate-titles.queries.ts';
import { removeLeadingArticle } from '../query-text/articles.ts';
import { readPartNumber, readSeriesPart } from '../query-text/part-numbers.ts';
import type { Match } from './find-ranked-matches.ts';
import type { InterpretedQuery, SearchParams } from './interpret-query.ts';

/** Higher than scores of titles that contain the number somewhere else. */
const partScore = 1.55;

export async function findSeriesPart(
  params: SearchParams,
  { phrase }: InterpretedQuery,
  matches: readonly Match[],
): Promise<Match[]> {
  const seriesPart = readSeriesPart(removeLeadingArticle(phrase).split(' '));
  if (!seriesPart) return [];
  const { seriesWords, partNumber } = seriesPart;
  const hasPartNumber = ({ titlesText }: Candidate) =>
    listLines(titlesText).some((line) =>
      line.some(
        (word, index) => word === seriesWords.at(-1) && readPartNumber(line, index + 1)?.value === partNumber,
      ),
    );
  if (matches.some(hasPartNumber)) return [];
  const titles = await selectTitlesStartingWith(params.executor, {
    ...params,
    letters: seriesWords.join(' '),
  });
  const parts = titles
    .filter((title) => listLines(title.titlesText).some((line) => startsWithWords(line, seriesWords)))
    .toSorted((left, right) => getYear(left) - getYear(right) || left.published - right.published);
  const part = parts[partNumber - 1];
  if (!part || !isSeries(parts, seriesWords)) return [];
  const hasOtherNumber = listLines(part.titlesText).some(
    (line) => (readPartNumber(line, seriesWords.length)?.value ?? partNumber) !== partNumber,
  );
  return hasOtherNumber ? [] : [{ ...part, score: partScore }];
}

/** Titles that share a single word are a series only if the word is the whole title of the first one. */
const isSeries = ([firstPart]: readonly Candidate[], seriesWords: readonly string[]): boolean =>
  seriesWords.length > 1 ||
  listLines(firstPart?.titlesText ?? '').some((line) => line.length === 1 && line[0] === seriesWords[0]);

const getYear = ({ year }: Candidate): number => year ?? Number.POSITIVE_INFINITY;

const listLines = (titles: string): string[][] =>
  titles.split('\n').map((line) => removeLeadingArticle(line.trim()).split(' '));

const startsWithWords = (line: readonly string[], words: readonly string[]): boolean =>
  words.every((word, index) => line[index] === word);
