import { parsePeopleParams, peopleQuery } from '../../entities/person/person-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const peoplePage: Page = {
  queries: (environment, { search }) => [peopleQuery(environment, parsePeopleParams(search))],
  load: () => import('./people.tsx'),
  module: 'src/pages/people/people.tsx',
};
