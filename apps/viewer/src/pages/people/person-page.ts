import { personAskOf, personQuery } from '../../features/people/api/people-query.ts';
import type { Page } from '../page.ts';

export const personPage: Page = {
  queries: (environment, { params, search }) => [personQuery(environment, personAskOf(params, search))],
  load: () => import('./person.tsx').then(({ PersonPage }) => PersonPage),
  module: 'src/pages/people/person.tsx',
};
