// A title that may match, sent by PostgreSQL as one text column: parsing eight columns of some hundred rows
// for each typed letter costs more than finding the rows.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import type { Rankable } from '../ranking/score.ts';

export interface Candidate extends Rankable {
  id: number;
  type: string;
  /** Publication time in seconds since 1970. */
  published: number;
}

/** Columns of `search_title t`, joined to one. Folded texts contain no tab, so it separates the values. */
export const candidateColumn = `concat_ws(E'\\t', t.content_id, t.type, t.titles, t.people, array_to_string(t.genres, ','),
  coalesce(t.year, 0), t.weight, extract(epoch from t.published_at)) as candidate`;

export type SelectCandidates = (executor: Executor, parameters: readonly unknown[]) => Promise<Candidate[]>;

/** Prepares a query that selects only `candidateColumn`. */
export function prepareCandidateQuery(name: string, text: string): SelectCandidates {
  const select = definePreparedQuery<{ candidate: string }>(name, text);
  return async (executor, parameters) =>
    (await select(executor, parameters)).map(({ candidate }) => parseCandidate(candidate));
}

function parseCandidate(row: string): Candidate {
  const [id, type = '', titlesText = '', peopleText = '', genres = '', year, weight, published] =
    row.split('\t');
  return {
    id: Number(id),
    type,
    titlesText,
    peopleText,
    genres: genres === '' ? [] : genres.split(',').map(Number),
    year: Number(year) || null,
    weight: Number(weight),
    published: Number(published),
  };
}
