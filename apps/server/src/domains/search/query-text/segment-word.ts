// Segments letters into known words, the most probable segmentations first.

interface CountedWord {
  word: string;
  titleCount: number;
}

const maxWordLength = 40;
const maxPartLength = 16;
/** Cost of a part that is in no title. The cost of a part is the negative logarithm of its probability among 50,000 titles. */
const maxPartCost = Math.log(50_000);

/** All parts of a word that may be words. */
export function listSubstrings(word: string): string[] {
  const letters = [...word].slice(0, maxWordLength);
  return letters.flatMap((_, start) =>
    letters
      .slice(start, start + maxPartLength)
      .map((_letter, index) => letters.slice(start, start + index + 1).join('')),
  );
}

interface Segmentation<Word> {
  parts: Word[];
  cost: number;
}

/** Segmentations of the whole word. */
export function segmentWord<Word extends CountedWord>(
  word: string,
  knownWords: ReadonlyMap<string, Word>,
  { maxSegmentations, minParts = 1 }: { maxSegmentations: number; minParts?: number },
): Word[][] {
  const letters = [...word].slice(0, maxWordLength);
  const bestByEnd: Segmentation<Word>[][] = [[{ parts: [], cost: 0 }]];
  for (let end = 1; end <= letters.length; end += 1) {
    const segmentations: Segmentation<Word>[] = [];
    for (let start = Math.max(0, end - maxPartLength); start < end; start += 1) {
      const part = knownWords.get(letters.slice(start, end).join(''));
      if (!part) continue;
      const cost = maxPartCost - Math.log(1 + part.titleCount);
      for (const previous of bestByEnd[start] ?? [])
        segmentations.push({ parts: [...previous.parts, part], cost: previous.cost + cost });
    }
    bestByEnd[end] = segmentations
      .toSorted((left, right) => left.cost - right.cost)
      .slice(0, maxSegmentations + 1);
  }
  return (bestByEnd[letters.length] ?? [])
    .filter(({ parts }) => parts.length >= minParts)
    .slice(0, maxSegmentations)
    .map(({ parts }) => parts);
}
