// From a query to its titles, best first. What is written as typed comes first; with few of those, words that have the
// typed letters inside, and words that somebody in a hurry may have meant.
import type { Candidate } from '../queries/candidate.queries.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { joinLetters } from '../reading/join-letters.ts';
import { collectCandidates } from './collect-candidates.ts';
import { interpretQuery, type Reading, type SearchParams, widen } from './interpret-query.ts';
import { routesOf, splitRoutes } from './match-requirements.ts';
import { compareResults } from './result-order.ts';
import { splitWords } from './split-words.ts';

/** More would be looked through by nobody. */
const mostMatches = 160;
/** With fewer, what looks alike is looked for too. */
export const enough = 3;

export type Found = Candidate & { score: number };

export async function findMatches(params: SearchParams): Promise<Found[]> {
  const reading = await interpretQuery(params);
  if (reading.words.length === 0) return [];
  const found = rank(
    reading,
    await collectCandidates(params.executor, params, { ...reading, routes: routesOf(reading) }),
  );
  if (found.length >= enough) return found;
  const query = joinLetters(params.query);
  if (query !== params.query) return best([...found, ...(await findMatches({ ...params, query }))]);
  const lacking = reading.words.length > 2 ? 1 : 0;
  const wider = (await widen(params, reading, 0))
    ? await collectCandidates(params.executor, params, { ...reading, routes: routesOf(reading) })
    : [];
  const near = wider.length > 0 ? rank(reading, [...found, ...wider], lacking) : found;
  if (found.length > 0 || near.length >= enough) return near;
  const routes = splitRoutes(reading, await splitWords(params, reading));
  if (routes.length === 0) return near;
  const parted = await collectCandidates(params.executor, params, { ...reading, routes });
  return rank(reading, [...near, ...parted], lacking);
}

/** Titles that have something of what was asked for, however it was written. */
export async function findNear(params: SearchParams): Promise<Found[]> {
  const reading = await interpretQuery(params);
  await widen(params, reading, 1);
  const routes = routesOf(reading);
  const each = reading.choices
    .filter(({ queryWord: { isOptional } }) => !isOptional)
    .map((choice) => [choice]);
  const one = each.flatMap((choices) => routesOf({ ...reading, choices }));
  return rank(
    reading,
    await collectCandidates(params.executor, params, { ...reading, routes: [...routes, ...one] }),
    8,
  );
}

function rank({ phrase, words, choices }: Reading, candidates: readonly Candidate[], lacking = 0): Found[] {
  const query: RankedQuery = {
    phrase,
    words,
    lacking,
    accepted: choices.map((choice) => ({
      words: new Map([
        ...choice.splits,
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
