// Other words to try, when what was typed finds little: titles that are a little like it.
import { selectNames } from '../queries/titles.queries.ts';
import { findNear } from './find-matches.ts';
import type { SearchParams } from './interpret-query.ts';

/** An episode says little without its series. */
const types = new Set(['SERIES', 'VIDEO', 'PLAYLIST', 'LIVE_EVENT', 'LIVE']);
const most = 5;

export async function suggest(params: SearchParams, languages: readonly string[]): Promise<string[]> {
  const near = (await findNear(params)).filter(({ type }) => types.has(type)).slice(0, most);
  const names = await selectNames(params.executor, { ids: near.map(({ id }) => id), languages });
  const titles = new Map(names.map(({ id, title }) => [id, title]));
  const found = near.flatMap(({ id }) => titles.get(id) ?? []);
  return [...new Set(found)].filter((title) => title.toLowerCase() !== params.query.toLowerCase());
}
