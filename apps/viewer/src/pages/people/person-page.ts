import { createPersonQuery, parsePersonParams } from '../../entities/person/person-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const personPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { params, search }) => [
    createPersonQuery(environment, parsePersonParams(params, search)),
  ],
  load: () => import('./person.tsx'),
  module: 'src/pages/people/person.tsx',
};
