import { createPeopleQuery, parsePeopleParams } from '../../entities/person/person-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const peoplePage: Page = {
  searchParamNames: ['letter', 'lastSeen'],
  listQueries: (environment, { search }) => [createPeopleQuery(environment, parsePeopleParams(search))],
  load: () => import('./people.tsx'),
  module: 'src/pages/people/people.tsx',
};
