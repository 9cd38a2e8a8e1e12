// Splits a query word in two when one half is correct and the other misspelt: "sipderman" finds "spider man".
import { type IndexedWord, selectSimilarWords } from '../queries/search-words.queries.ts';
import { computeSimilarity } from '../ranking/distance.ts';
import { splitWord } from '../reading/parse-query.ts';
import type { InterpretedQuery, QueryTerm, SearchParams } from './interpret-query.ts';

const minLengths = { correct: 3, misspelt: 4 };
/** Maximum number of splits per word, and of corrections per misspelt half. */
const splitLimits = { splits: 4, corrections: 3 };
const splitQuality = 0.95;

export interface SplitWord {
  term: QueryTerm;
  halves: [IndexedWord, IndexedWord];
}

/** Finds the splits of the query words, adds them to the terms and returns them. */
export async function splitQueryWords(
  { executor, realmId }: SearchParams,
  { terms, wordsByText }: InterpretedQuery,
): Promise<SplitWord[]> {
  const splits = terms
    .filter(({ queryWord: { isUnspaced, isOptional } }) => !isUnspaced && !isOptional)
    .flatMap((term) => findSplits(term, wordsByText).slice(0, splitLimits.splits));
  if (splits.length === 0) return [];
  const misspeltWords = [...new Set(splits.map(({ misspelt }) => misspelt))];
  const similarWords = await selectSimilarWords(executor, { realmId, words: misspeltWords });
  return splits.flatMap(({ term, correct, misspelt, isCorrectFirst }) => {
    const corrections = similarWords
      .filter(
        ({ requestedWord, word }) => requestedWord === misspelt && computeSimilarity(misspelt, word) > 0,
      )
      .toSorted(
        (left, right) => computeSimilarity(misspelt, right.word) - computeSimilarity(misspelt, left.word),
      )
      .slice(0, splitLimits.corrections);
    return corrections.flatMap((word) => {
      const halves: SplitWord['halves'] = isCorrectFirst ? [correct, word] : [word, correct];
      const joinedWord = halves.map((half) => half.word).join('');
      const quality = splitQuality * computeSimilarity(term.queryWord.word, joinedWord);
      if (quality <= 0) return [];
      term.joinedWords.set(joinedWord, quality);
      return [{ term, halves }];
    });
  });
}

function findSplits(term: QueryTerm, wordsByText: InterpretedQuery['wordsByText']) {
  return splitWord(term.queryWord.word).flatMap(([firstHalf, secondHalf]) =>
    [
      { correct: wordsByText.get(firstHalf), misspelt: secondHalf, isCorrectFirst: true },
      { correct: wordsByText.get(secondHalf), misspelt: firstHalf, isCorrectFirst: false },
    ].flatMap(({ correct, misspelt, isCorrectFirst }) => {
      const isPlausible =
        correct && correct.word.length >= minLengths.correct && misspelt.length >= minLengths.misspelt;
      return isPlausible ? [{ term, correct, misspelt, isCorrectFirst }] : [];
    }),
  );
}
