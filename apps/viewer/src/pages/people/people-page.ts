import { type PeopleAsk, peopleQuery } from '../../features/people/people-query.ts';
import type { Page } from '../page.ts';

export const peopleAskOf = (search: URLSearchParams): PeopleAsk => ({
  letter: search.get('letter') || null,
  lastSeen: search.get('lastSeen'),
});

export const peoplePage: Page = {
  queries: (environment, { search }) => [peopleQuery(environment, peopleAskOf(search))],
  load: () => import('./people.tsx').then(({ PeoplePage }) => PeoplePage),
  module: 'src/pages/people/people.tsx',
};
