// Suggests other queries when a search finds little: names of titles that are similar to the query or, if there are
// none and the search found nothing, of new titles that many people watch.

import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectTitleNames } from '../queries/candidate-titles.queries.ts';
import { selectNewestTitles } from '../queries/fallback-titles.queries.ts';
import { findMatchesForSuggestions } from './find-matches.ts';
import type { SearchParams } from './interpret-query.ts';

/** Types of titles whose name is clear by itself. The name of an episode is not clear without its series. */
const suggestedTypes = new Set(['SERIES', 'VIDEO', 'PLAYLIST', 'LIVE_EVENT', 'LIVE']);
const maxSuggestions = 5;

export async function readSuggestions(
  params: SearchParams,
  { languages, matchedIds }: { languages: readonly string[]; matchedIds: ReadonlySet<number> },
): Promise<string[]> {
  const filterSuggestedTitles = (titles: readonly Candidate[]) =>
    titles.filter(({ id, type }) => suggestedTypes.has(type) && !matchedIds.has(id)).slice(0, maxSuggestions);
  let suggestedTitles = filterSuggestedTitles(await findMatchesForSuggestions(params));
  if (suggestedTitles.length === 0 && matchedIds.size === 0)
    suggestedTitles = filterSuggestedTitles(await selectNewestTitles(params.executor, params));
  const names = await selectTitleNames(params.executor, {
    realmId: params.realmId,
    ids: suggestedTitles.map(({ id }) => id),
    languages,
  });
  const nameById = new Map(names.map(({ id, title }) => [id, title]));
  const suggestions = suggestedTitles.flatMap(({ id }) => nameById.get(id) ?? []);
  return [...new Set(suggestions)].filter((title) => title.toLowerCase() !== params.queryText.toLowerCase());
}
