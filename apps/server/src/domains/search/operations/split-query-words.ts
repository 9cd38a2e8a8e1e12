// Splits a query word into words of the index: "lalaland" into "la la land". One part may be misspelt: "sipderman"
// finds "spider man".
import { type IndexedWord, selectIndexedWords, selectSimilarWords } from '../queries/search-words.queries.ts';
import { listSubstrings, segmentWord } from '../query-text/segment-word.ts';
import { computeSimilarity } from '../ranking/distance.ts';
import type { InterpretedQuery, QueryTerm, SearchParams } from './interpret-query.ts';

/** Each split costs a lookup of titles. */
const maxSplits = 3;
const maxMisspeltSplits = 6;
const maxCorrections = 3;
const minLengths = { word: 4, misspeltPart: 3, averagePart: 2.5 };
const splitQuality = 0.95;

export interface SplitWord {
  term: QueryTerm;
  parts: readonly IndexedWord[];
}

type KnownWords = ReadonlyMap<string, IndexedWord>;

/** Words that the index lacks, and the parts of them that it has. */
export interface SplittableWords {
  terms: readonly QueryTerm[];
  knownParts: KnownWords;
}

export async function splitQueryWords(
  { executor, realmId }: SearchParams,
  { terms }: InterpretedQuery,
): Promise<{ splitWords: SplitWord[]; splittableWords: SplittableWords }> {
  const splittableTerms = terms.filter(isSplittable);
  if (splittableTerms.length === 0)
    return { splitWords: [], splittableWords: { terms: [], knownParts: new Map() } };
  const knownParts = await selectIndexedWords(executor, {
    realmId,
    words: [...new Set(splittableTerms.flatMap(({ queryWord: { word } }) => listSubstrings(word)))],
  });
  const splitWords = splittableTerms.flatMap((term) =>
    segmentWord(term.queryWord.word, knownParts, { maxSegmentations: maxSplits, minParts: 2 })
      .filter((parts) => parts.length * minLengths.averagePart <= term.queryWord.word.length)
      .map((parts) => ({ term, parts })),
  );
  return { splitWords, splittableWords: { terms: splittableTerms, knownParts } };
}

/** True for a word of at least four letters when the index has neither the word nor a completion of it. */
const isSplittable = ({ queryWord: { word, isUnspaced, isOptional }, qualityByWord }: QueryTerm): boolean =>
  !isUnspaced && !isOptional && word.length >= minLengths.word && qualityByWord.size === 0;

/** Finds splits with one misspelt part, adds them to the terms and returns them. */
export async function splitMisspeltWords(
  { executor, realmId }: SearchParams,
  { terms, knownParts }: SplittableWords,
): Promise<SplitWord[]> {
  const splits = terms.flatMap((term) => listMisspeltSplits(term, knownParts));
  if (splits.length === 0) return [];
  const similarWords = await selectSimilarWords(executor, {
    realmId,
    words: [...new Set(splits.map(({ misspelt }) => misspelt))],
  });
  return splits.flatMap(({ term, before, misspelt, after }) => {
    const corrections = similarWords
      .filter(({ requestedWord, word }) => requestedWord === misspelt && word !== misspelt)
      .map((word) => ({ word, similarity: computeSimilarity(misspelt, word.word, { allowShort: true }) }))
      .filter(({ similarity }) => similarity > 0)
      .toSorted(
        (left, right) => right.similarity - left.similarity || right.word.titleCount - left.word.titleCount,
      )
      .slice(0, maxCorrections);
    return corrections.flatMap(({ word }) => {
      const parts = [...before, word, ...after];
      const joinedWord = parts.map((part) => part.word).join('');
      const quality = splitQuality * computeSimilarity(term.queryWord.word, joinedWord);
      if (quality <= 0) return [];
      term.qualityByJoinedWord.set(joinedWord, quality);
      return [{ term, parts }];
    });
  });
}

/** Splits of a word into known parts before and after one unknown part, those with the fewest known parts first. */
function listMisspeltSplits(term: QueryTerm, knownParts: KnownWords) {
  const { word } = term.queryWord;
  const splits: { term: QueryTerm; before: IndexedWord[]; misspelt: string; after: IndexedWord[] }[] = [];
  const segment = (letters: string) =>
    letters === '' ? [] : segmentWord(letters, knownParts, { maxSegmentations: 1 })[0];
  const positions = Array.from({ length: word.length + 1 }, (_, position) => position);
  const partsBefore = positions.map((position) => segment(word.slice(0, position)));
  const partsAfter = positions.map((position) => segment(word.slice(position)));
  for (const start of positions) {
    for (let end = start + minLengths.misspeltPart; end <= word.length; end += 1) {
      const before = partsBefore[start];
      const after = partsAfter[end];
      const hasSingleLetter = start === 1 || end === word.length - 1;
      if (!before || !after || hasSingleLetter || before.length + after.length === 0) continue;
      splits.push({ term, before, misspelt: word.slice(start, end), after });
    }
  }
  return splits
    .toSorted(
      (left, right) =>
        left.before.length + left.after.length - (right.before.length + right.after.length) ||
        scoreKnownParts(right) - scoreKnownParts(left),
    )
    .slice(0, maxMisspeltSplits);
}

/** Frequent known parts are the more plausible ones. */
const scoreKnownParts = ({ before, after }: { before: IndexedWord[]; after: IndexedWord[] }): number =>
  [...before, ...after].reduce(
    (sum, { word, titleCount }) => sum + Math.log(1 + titleCount) * word.length,
    0,
  );
