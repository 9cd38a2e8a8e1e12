// "sipderman" where the title says "spider man": one of the two words is typed as it is, the other one nearly.
import { type KnownWord, selectNear } from '../queries/words.queries.ts';
import { likeness } from '../ranking/distance.ts';
import { splitsOf } from '../reading/read-query.ts';
import type { Choice, Reading, SearchParams } from './interpret-query.ts';

const shortest = { typed: 3, slipped: 4 };
/** Of the ways to part what was typed, and of the words that each may stand for. */
const most = { ways: 4, meant: 3 };
const quality = 0.95;

export interface SplitWord {
  choice: Choice;
  halves: [KnownWord, KnownWord];
}

/** Lets words be two that look alike when they are joined, and answers which. */
export async function splitWords(
  { executor, realmId }: SearchParams,
  { choices, known }: Reading,
): Promise<SplitWord[]> {
  const ways = choices
    .filter(({ queryWord: { isRun, isOptional } }) => !isRun && !isOptional)
    .flatMap((choice) => waysToPart(choice, known).slice(0, most.ways));
  if (ways.length === 0) return [];
  const words = [...new Set(ways.map(({ slipped }) => slipped))];
  const near = await selectNear(executor, { realmId, words });
  return ways.flatMap(({ choice, typed, slipped, isTypedFirst }) => {
    const meant = near
      .filter(({ queryWord: asked, word }) => asked === slipped && likeness(slipped, word) > 0)
      .toSorted((one, other) => likeness(slipped, other.word) - likeness(slipped, one.word))
      .slice(0, most.meant);
    return meant.flatMap((word) => {
      const halves: SplitWord['halves'] = isTypedFirst ? [typed, word] : [word, typed];
      const joined = halves.map((half) => half.word).join('');
      const value = quality * likeness(choice.queryWord.word, joined);
      if (value <= 0) return [];
      choice.splits.set(joined, value);
      return [{ choice, halves }];
    });
  });
}

function waysToPart(choice: Choice, known: Reading['known']) {
  return splitsOf(choice.queryWord.word).flatMap(([first, second]) =>
    [
      { typed: known.get(first), slipped: second, isTypedFirst: true },
      { typed: known.get(second), slipped: first, isTypedFirst: false },
    ].flatMap(({ typed, slipped, isTypedFirst }) => {
      const isLikely = typed && typed.word.length >= shortest.typed && slipped.length >= shortest.slipped;
      return isLikely ? [{ choice, typed, slipped, isTypedFirst }] : [];
    }),
  );
}
