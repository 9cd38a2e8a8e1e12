// The ways to the titles of a query: what they must have, with words joined and parted as titles may have them.
import type { KnownWord } from '../queries/words.queries.ts';
import { pairsOf } from '../reading/letters.ts';
import { splitsOf } from '../reading/read-query.ts';
import type { Requirement, Route } from './collect-candidates.ts';
import type { Choice, Reading } from './interpret-query.ts';
import type { SplitWord } from './split-words.ts';

/** A word in more titles than this is not looked at as two. */
const seldom = 20;
/** Ways to join and to part words beyond this are made up by nobody who looks for a title. */
const maxRoutes = 10;

export function routesOf({ words, choices, known }: Reading): Route[] {
  const needed = choices.filter(({ queryWord: asked }) => !asked.isOptional);
  const straight = needed.flatMap((choice) => requirementsOf(choice, known));
  const routes: Route[] = [straight];
  // "spider man" where the title says "spiderman".
  for (const [index, { word }] of words.entries()) {
    const joined = known.get(`${words[index - 1]?.word}${word}`);
    const pair = [choices[index - 1], choices[index]];
    if (!joined || index === 0 || choices.length !== words.length) continue;
    const others = needed.filter((choice) => !pair.includes(choice));
    routes.push([oneOf([joined]), ...others.flatMap((choice) => requirementsOf(choice, known))]);
  }
  // "spiderman" where it says "spider man".
  for (const choice of needed) {
    const { word, isRun } = choice.queryWord;
    if (isRun || (known.get(word)?.titles ?? 0) > seldom) continue;
    for (const halves of splitsOf(word)) {
      const [first, second] = halves.map((half) => known.get(half));
      if (first && second) routes.push(splitRoute({ choices, known }, { choice, halves: [first, second] }));
    }
  }
  return passable(routes);
}

/** To titles that have two words where the query has one. */
export const splitRoutes = (reading: Reading, parted: readonly SplitWord[]): Route[] =>
  passable(parted.map((one) => splitRoute(reading, one)));

function splitRoute(
  { choices, known }: Pick<Reading, 'choices' | 'known'>,
  { choice, halves }: SplitWord,
): Route {
  const others = choices.filter((other) => other !== choice && !other.queryWord.isOptional);
  return [...halves.map((half) => oneOf([half])), ...others.flatMap((other) => requirementsOf(other, known))];
}

const passable = (routes: readonly Route[]): Route[] =>
  routes
    .filter((route) =>
      route.every(({ words, genres, year }) => words.length > 0 || genres.length > 0 || year !== null),
    )
    .slice(0, maxRoutes);

const oneOf = (words: KnownWord[]): Requirement => ({
  words,
  whole: words.length,
  genres: [],
  year: null,
  letters: null,
  isCut: false,
});

function requirementsOf(
  { queryWord: asked, words, genres, isCut }: Choice,
  known: Reading['known'],
): Requirement[] {
  const pairs = asked.isRun && asked.word.length > 1 ? pairsOf(asked.word) : [];
  const all = pairs.map((pair) => known.get(pair));
  if (pairs.length > 0 && all.every((pair) => pair !== undefined)) return all.map((pair) => oneOf([pair]));
  const year = /^(?:19|20)\d\d$/.test(asked.word) ? Number(asked.word) : null;
  const best = [...words].toSorted(
    ([one, oneValue], [other, otherValue]) => otherValue - oneValue || other.titles - one.titles,
  );
  const whole = best.filter(([, value]) => value > 0).length;
  const letters = asked.isOpen ? asked.word : null;
  return [{ words: best.map(([word]) => word), whole, genres, year, letters, isCut }];
}
