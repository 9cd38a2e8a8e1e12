// Judged queries: one per line, with a group, the query and the expected films, separated by tabs. Groups name the
// kind of the query: "glued" and "joined" have missing or extra spaces, "slip" has typos, "filler" words that no
// title contains, "layout" the letters of another keyboard layout. Films are separated by |: a title, a title=year,
// @person for any film with the person, or #genre for any film of the genre.
import type { Film } from './film-catalogue.ts';

export interface JudgedQuery {
  group: string;
  query: string;
  expected: readonly string[];
}

export function parseJudgedQueries(text: string): JudgedQuery[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [group = '', query = '', expected = ''] = line.split('\t');
      return { group, query, expected: expected.split('|') };
    });
}

export function isExpected({ expected }: JudgedQuery, { title, year, cast, genres }: Film): boolean {
  return expected.some((value) => {
    if (value.startsWith('@')) return cast.includes(value.slice(1));
    if (value.startsWith('#')) return genres.includes(value.slice(1));
    return value === title || value === `${title}=${year}`;
  });
}
