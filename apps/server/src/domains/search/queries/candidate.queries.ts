// A title that may answer to a query, as the database sends it: one text a title, because of some hundreds that are looked at
// for each letter somebody types, taking apart eight columns each costs more than finding them.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import type { Rankable } from '../ranking/score.ts';

export interface Candidate extends Rankable {
  id: number;
  type: string;
  /** Seconds since 1970. */
  published: number;
}

/** Of `search_title t`. Texts are folded: there is no tab in them. */
export const columns = `concat_ws(E'\\t', t.content_id, t.type, t.titles, t.people, array_to_string(t.genres, ','),
  coalesce(t.year, 0), t.weight, extract(epoch from t.published_at)) as title`;

export type FindCandidates = (executor: Executor, parameters: readonly unknown[]) => Promise<Candidate[]>;

/** A query that selects nothing but `columns`. */
export function candidates(name: string, text: string): FindCandidates {
  const find = prepared<{ title: string }>(name, text);
  return async (executor, parameters) =>
    (await find(executor, parameters)).map(({ title }) => readCandidate(title));
}

function readCandidate(row: string): Candidate {
  const [id, type = '', titles = '', people = '', genres = '', year, weight, published] = row.split('\t');
  return {
    id: Number(id),
    type,
    titles,
    people,
    genres: genres === '' ? [] : genres.split(',').map(Number),
    year: Number(year) || null,
    weight: Number(weight),
    published: Number(published),
  };
}
