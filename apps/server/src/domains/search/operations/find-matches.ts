// From a query to its titles, best first. What is written as typed comes first; with few of those, words that have the
// typed letters inside, and words that somebody in a hurry may have meant.
import type { Candidate } from '../queries/candidate.queries.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { joinLetters } from '../reading/join-letters.ts';
import { gather } from './gather.ts';
import { partWords } from './part-words.ts';
import { compareResults } from './result-order.ts';
import { partedRoutes, routesOf } from './routes.ts';
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
  if (found.length >= enough) return found;
  const query = joinLetters(asked.query);
  if (query !== asked.query) return best([...found, ...(await findMatches({ ...asked, query }))]);
  const lacking = reading.words.length > 2 ? 1 : 0;
  const wider = (await widen(asked, reading, 0))
    ? await gather(asked.executor, asked, { ...reading, routes: routesOf(reading) })
    : [];
  const near = wider.length > 0 ? rank(reading, [...found, ...wider], lacking) : found;
  if (found.length > 0 || near.length >= enough) return near;
  const routes = partedRoutes(reading, await partWords(asked, reading));
  if (routes.length === 0) return near;
  const parted = await gather(asked.executor, asked, { ...reading, routes });
  return rank(reading, [...near, ...parted], lacking);
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
      words: new Map([
        ...choice.parted,
        ...[...choice.words].map(([{ word }, value]) => [word, value] as const),
      ]),
      genres: new Set(choice.genres.map(({ id }) => id)),
    })),
  };
  const scored = candidates.map((title) => ({ ...title, score: scoreTitle(query, title) }));
  return best(scored.filter(({ score }) => score > 0));
}

/** Each title once, as what it is found by best. */
function best(titles: readonly Found[]): Found[] {
  const once = new Map<number, Found>();
  for (const title of titles.toSorted(compareResults)) if (!once.has(title.id)) once.set(title.id, title);
  return [...once.values()].slice(0, mostMatches);
}
