// From a query to its titles, best first. What is written as typed comes first; with few of those, words that have the
// typed letters inside, and words that somebody in a hurry may have meant.
import type { Executor } from '../../../platform/database/index.ts';
import type { GenresOf } from '../../catalogue/index.ts';
import { type Asked, type Candidate, selectStarting } from '../queries/titles.queries.ts';
import {
  foldTexts,
  type KnownWord,
  selectBeginning,
  selectContaining,
  selectKnown,
  selectNear,
} from '../queries/words.queries.ts';
import { likeness } from '../ranking/distance.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { type FoldedGenre, foldGenres, genresCalled } from '../reading/genre-words.ts';
import { bare, pairsOf } from '../reading/letters.ts';
import { otherWords } from '../reading/other-words.ts';
import {
  type AskedQuery,
  type AskedWord,
  readQuery,
  splitsOf,
  wordsToLookUp,
} from '../reading/read-query.ts';
import { beginsShort, gather, type Requirement, type Route } from './gather.ts';

/** More would be looked through by nobody. */
export const mostMatches = 160;
/** With fewer, what looks alike is looked for too. */
export const enough = 3;
/** Words that a word which is still typed may become. */
const mostBeginnings = 300;
/** A word in more titles than this is not looked at as two. */
const seldom = 20;
const quality = { otherWord: 0.9, atEnd: 0.74, inside: 0.5 };
const shortestInside = 3;
const mostInside = 64;

export interface FindAsked extends Asked {
  executor: Executor;
  genresOf: GenresOf;
  query: string;
}

/** A query with what its words may stand for in this realm. */
interface Reading extends AskedQuery {
  choices: Choice[];
  /** Titles that begin like the query. */
  starting: readonly Candidate[];
  known: ReadonlyMap<string, KnownWord>;
}

interface Choice {
  asked: AskedWord;
  /** Words that answer to it, and how well. */
  words: Map<KnownWord, number>;
  genres: FoldedGenre[];
  /** There may be more words that begin so. */
  isCut: boolean;
}

export type Found = Candidate & { score: number };

export async function findMatches(asked: FindAsked): Promise<Found[]> {
  const reading = await read(asked);
  if (reading.words.length === 0) return [];
  const found = rank(reading, await gather(asked.executor, asked, { ...reading, routes: routesOf(reading) }));
  if (found.length >= enough || !(await widen(asked, reading, 0))) return found;
  const wider = await gather(asked.executor, asked, { ...reading, routes: routesOf(reading) });
  return rank(reading, [...found, ...wider], reading.words.length > 2 ? 1 : 0);
}

/** Titles that have something of what was asked for, however it was written. */
export async function findNear(asked: FindAsked): Promise<Found[]> {
  const reading = await read(asked);
  await widen(asked, reading, 1);
  const routes = routesOf(reading);
  const each = reading.choices.filter(({ asked: { isOptional } }) => !isOptional).map((choice) => [choice]);
  const one = each.flatMap((choices) => routesOf({ ...reading, choices }));
  return rank(reading, await gather(asked.executor, asked, { ...reading, routes: [...routes, ...one] }), 8);
}

/** Nothing to fold but capitals. */
const plain = /^[a-z0-9 ]+$/i;

async function read(asked: FindAsked): Promise<Reading> {
  const { executor, realmId, genresOf } = asked;
  const [[folded = ''], genres] = await Promise.all([
    plain.test(asked.query) ? [asked.query.toLowerCase()] : foldTexts(executor, [asked.query]),
    genresOf(executor, realmId).then((all) => foldGenres(executor, all)),
  ]);
  const query = readQuery(folded);
  const last = query.words.at(-1);
  if (!last) return { ...query, choices: [], starting: [], known: new Map() };
  const [starting, known, beginnings] = await Promise.all([
    beginsShort(query) || query.words.length > 1
      ? selectStarting(executor, { ...asked, letters: query.phrase })
      : [],
    selectKnown(executor, { realmId, words: wordsToLookUp(query) }),
    selectBeginning(executor, { realmId, letters: last.word, limit: mostBeginnings }),
  ]);
  const choices = query.words.map((word) => {
    const words = new Map<KnownWord, number>();
    for (const spelling of [word.word, bare(word.word)]) {
      const exact = spelling && known.get(spelling);
      if (exact) words.set(exact, 1);
    }
    for (const other of otherWords(word.word)) {
      const exact = known.get(other);
      if (exact) words.set(exact, quality.otherWord);
    }
    // How well a beginning fits is seen from the title's own words.
    if (word === last) for (const longer of beginnings) words.set(longer, 0);
    const isCut = word === last && beginnings.length >= (word.word.length < 3 ? 1 : mostBeginnings);
    return { asked: word, words, genres: genresCalled(genres, word.word), isCut };
  });
  return { ...query, choices, starting, known };
}

/** Lets words be what is like them; false when there is nothing new. */
async function widen({ executor, realmId }: FindAsked, { choices }: Reading, more: number): Promise<boolean> {
  const wanted = choices.filter(({ asked: { isRun, isOptional } }) => !isRun && !isOptional);
  const words = wanted.map(({ asked: { word } }) => word).filter((word) => word.length > 3);
  const [near, inside] = await Promise.all([
    words.length > 0 ? selectNear(executor, { realmId, words }) : [],
    Promise.all(
      wanted.map(({ asked: { word } }) =>
        word.length >= shortestInside
          ? selectContaining(executor, { realmId, letters: word, limit: mostInside })
          : [],
      ),
    ),
  ]);
  let isWider = false;
  const accept = (choice: Choice, word: KnownWord, value: number) => {
    const same = [...choice.words.keys()].find(({ id }) => id === word.id);
    if (value <= ((same && choice.words.get(same)) ?? 0)) return;
    choice.words.set(same ?? word, value);
    isWider = true;
  };
  for (const [index, choice] of wanted.entries()) {
    const { word, isOpen } = choice.asked;
    for (const one of inside[index] ?? [])
      if (one.word !== word) accept(choice, one, one.word.endsWith(word) ? quality.atEnd : quality.inside);
    for (const one of near) {
      if (one.asked === word && one.word !== word)
        accept(choice, one, likeness(word, one.word, { isOpen, more }));
    }
  }
  return isWider;
}

function routesOf({ words, choices, known }: Reading): Route[] {
  const needed = choices.filter(({ asked }) => !asked.isOptional);
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
    const { word, isRun } = choice.asked;
    if (isRun || (known.get(word)?.titles ?? 0) > seldom) continue;
    for (const halves of splitsOf(word)) {
      const [first, second] = halves.map((half) => known.get(half));
      if (!first || !second) continue;
      const others = needed.filter((other) => other !== choice);
      routes.push([
        oneOf([first]),
        oneOf([second]),
        ...others.flatMap((other) => requirementsOf(other, known)),
      ]);
    }
  }
  return routes.filter((route) =>
    route.every(({ words: some, genres, year }) => some.length > 0 || genres.length > 0 || year !== null),
  );
}

const oneOf = (words: KnownWord[]): Requirement => ({
  words,
  whole: words.length,
  genres: [],
  year: null,
  letters: null,
  isCut: false,
});

function requirementsOf({ asked, words, genres, isCut }: Choice, known: Reading['known']): Requirement[] {
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

function rank({ phrase, words, choices }: Reading, candidates: readonly Candidate[], lacking = 0): Found[] {
  const query: RankedQuery = {
    phrase,
    words,
    lacking,
    accepted: choices.map((choice) => ({
      words: new Map([...choice.words].map(([{ word }, value]) => [word, value])),
      genres: new Set(choice.genres.map(({ id }) => id)),
    })),
  };
  const scored = candidates.map((title) => ({ ...title, score: scoreTitle(query, title) }));
  const found = new Map(scored.filter(({ score }) => score > 0).map((title) => [title.id, title]));
  return [...found.values()]
    .sort((one, other) => other.score - one.score || other.published - one.published || one.id - other.id)
    .slice(0, mostMatches);
}
