// Edit distance between words (Damerau–Levenshtein: insertion, deletion, substitution, transposition).

/** Maximum edit distance for a word of this length. */
function getMaxEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Returns the edit distance, or a number above `maxEdits` when it is larger. */
export function computeEditDistance(left: string, right: string, maxEdits: number): number {
  if (Math.abs(left.length - right.length) > maxEdits) return maxEdits + 1;
  let rowBeforeLast: number[] = [];
  let previousRow = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const currentRow = [row];
    let rowMinimum = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (previousRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTransposition =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isTransposition) edits = Math.min(edits, (rowBeforeLast[column - 2] ?? 0) + 1);
      currentRow.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    if (rowMinimum > maxEdits) return maxEdits + 1;
    rowBeforeLast = previousRow;
    previousRow = currentRow;
  }
  return previousRow[right.length] ?? maxEdits + 1;
}

/** From this length on, an incomplete word is also compared with the start of longer words. */
const minPrefixLength = 6;

/**
 * Similarity of a typed word to an indexed word, from 0 (not a correction) to 1. `extraEdits` allows more edits than the
 * default number, `allowShort` an edit in a word of three letters.
 */
export function computeSimilarity(
  queryWord: string,
  word: string,
  { isIncomplete = false, extraEdits = 0, allowShort = false } = {},
): number {
  const minLength = allowShort ? 3 : 4;
  const defaultEdits = allowShort
    ? Math.max(1, getMaxEdits(queryWord.length))
    : getMaxEdits(queryWord.length);
  const maxEdits = queryWord.length < minLength ? 0 : Math.min(2, defaultEdits + extraEdits);
  if (maxEdits === 0) return 0;
  const fullEdits = computeEditDistance(queryWord, word, maxEdits);
  if (fullEdits <= maxEdits) return toSimilarity(fullEdits, queryWord, word);
  if (!isIncomplete || queryWord.length < minPrefixLength || word.length <= queryWord.length) return 0;
  const prefixEdits = Math.min(
    ...[-1, 0, 1].map((lengthChange) =>
      computeEditDistance(queryWord, word.slice(0, queryWord.length + lengthChange), maxEdits),
    ),
  );
  return prefixEdits <= maxEdits ? toSimilarity(prefixEdits, queryWord, word) - 0.1 : 0;
}

function toSimilarity(edits: number, queryWord: string, word: string): number {
  const isTransposition = edits === 1 && queryWord.length === word.length && haveSameLetters(queryWord, word);
  return (
    0.86 -
    0.14 * edits -
    (queryWord[0] === word[0] ? 0 : 0.06) -
    (queryWord.length < 4 ? 0.06 : 0) +
    (isTransposition ? 0.03 : 0)
  );
}

const haveSameLetters = (left: string, right: string): boolean =>
  [...left].sort().join('') === [...right].sort().join('');
