// Suggests other queries when a search finds little: names of titles that are similar to the query.
import { selectTitleNames } from '../queries/candidate-titles.queries.ts';
import { findSimilar } from './find-matches.ts';
import type { SearchParams } from './interpret-query.ts';

/** Types of titles whose name is clear by itself. The name of an episode is not clear without its series. */
const suggestedTypes = new Set(['SERIES', 'VIDEO', 'PLAYLIST', 'LIVE_EVENT', 'LIVE']);
const maxSuggestions = 5;

export async function readSuggestions(params: SearchParams, languages: readonly string[]): Promise<string[]> {
  const similarTitles = (await findSimilar(params))
    .filter(({ type }) => suggestedTypes.has(type))
    .slice(0, maxSuggestions);
  const names = await selectTitleNames(params.executor, {
    realmId: params.realmId,
    ids: similarTitles.map(({ id }) => id),
    languages,
  });
  const nameById = new Map(names.map(({ id, title }) => [id, title]));
  const suggestions = similarTitles.flatMap(({ id }) => nameById.get(id) ?? []);
  return [...new Set(suggestions)].filter((title) => title.toLowerCase() !== params.query.toLowerCase());
}
