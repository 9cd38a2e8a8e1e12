// From a query to its titles, best first. What is written as typed comes first; with few of those, words that have the
// typed letters inside, and words that somebody in a hurry may have meant.
import type { Candidate } from '../queries/candidate.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { gather } from './gather.ts';
import { compareFound } from './place-in-results.ts';
import { routesOf } from './routes.ts';
import { type FindAsked, type Reading, understand, widen } from './understand.ts';

/** More would be looked through by nobody. */
const mostMatches = 160;
/** With fewer, what looks alike is looked for too. */
export const enough = 3;

export type Found = Candidate & { score: number };

export async function findMatches(asked: FindAsked): Promise<Found[]> {
  const reading = await understand(asked);
  if (reading.words.length === 0) return [];
  const found = rank(reading, await gather(asked.executor, asked, { ...reading, routes: routesOf(reading) }));
  if (found.length >= enough || !(await widen(asked, reading, 0))) return found;
  const wider = await gather(asked.executor, asked, { ...reading, routes: routesOf(reading) });
  return rank(reading, [...found, ...wider], reading.words.length > 2 ? 1 : 0);
}

/** Titles that have something of what was asked for, however it was written. */
export async function findNear(asked: FindAsked): Promise<Found[]> {
  const reading = await understand(asked);
  await widen(asked, reading, 1);
  const routes = routesOf(reading);
  const each = reading.choices.filter(({ asked: { isOptional } }) => !isOptional).map((choice) => [choice]);
  const one = each.flatMap((choices) => routesOf({ ...reading, choices }));
  return rank(reading, await gather(asked.executor, asked, { ...reading, routes: [...routes, ...one] }), 8);
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
  return [...found.values()].sort(compareFound).slice(0, mostMatches);
}
