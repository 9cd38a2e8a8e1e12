import { peopleAskOf, peopleQuery } from '../../features/people/api/people-query.ts';
import type { Page } from '../page.ts';

export const peoplePage: Page = {
  queries: (environment, { search }) => [peopleQuery(environment, peopleAskOf(search))],
  load: () => import('./people.tsx').then(({ PeoplePage }) => PeoplePage),
  module: 'src/pages/people/people.tsx',
};
