// Numbers of the parts of a series in titles and queries: "Rocky II", "Kill Bill: Volume 2", "hunger games 2".
import { readNumberValue } from './number-words.ts';

const partLabels = new Set('part pt chapter episode volume vol parte capitulo episodio الجزء'.split(' '));
const partRange = { min: 2, max: 10 };

/** The part number at a position of the words, with or without a label such as "part" before it. */
export function readPartNumber(
  words: readonly string[],
  position: number,
): { value: number; end: number } | undefined {
  const numberPosition = partLabels.has(words[position] ?? '') ? position + 1 : position;
  const value = readNumberValue(words[numberPosition] ?? '');
  return value !== undefined && value >= partRange.min && value <= partRange.max
    ? { value, end: numberPosition + 1 }
    : undefined;
}

/** Reads a query that ends with the number of a part. Undefined without one. */
export function readSeriesPart(
  words: readonly string[],
): { seriesWords: readonly string[]; partNumber: number } | undefined {
  const value = readPartNumber(words, words.length - 1)?.value;
  if (value === undefined) return undefined;
  const hasLabel = partLabels.has(words.at(-2) ?? '');
  const seriesWords = words.slice(0, hasLabel ? -2 : -1);
  return seriesWords.length > 0 ? { seriesWords, partNumber: value } : undefined;
}
