// Suggests other queries when a search finds little: names of titles that are similar to the query.
import { selectTitleNames } from '../queries/candidate-titles.queries.ts';
import { findSimilar } from './find-matches.ts';
import type { SearchParams } from './interpret-query.ts';

/** Types whose names make sense alone. The name of an episode needs its series. */
const types = new Set(['SERIES', 'VIDEO', 'PLAYLIST', 'LIVE_EVENT', 'LIVE']);
const maxSuggestions = 5;

export async function readSuggestions(params: SearchParams, languages: readonly string[]): Promise<string[]> {
  const similar = (await findSimilar(params)).filter(({ type }) => types.has(type)).slice(0, maxSuggestions);
  const names = await selectTitleNames(params.executor, {
    realmId: params.realmId,
    ids: similar.map(({ id }) => id),
    languages,
  });
  const titles = new Map(names.map(({ id, title }) => [id, title]));
  const suggestions = similar.flatMap(({ id }) => titles.get(id) ?? []);
  return [...new Set(suggestions)].filter((title) => title.toLowerCase() !== params.query.toLowerCase());
}
