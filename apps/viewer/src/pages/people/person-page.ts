import { personQuery } from '../../features/people/people-query.ts';
import type { Page, PageArguments } from '../page.ts';

export const personAskOf = ({ params, search }: Pick<PageArguments, 'params' | 'search'>) => ({
  id: params.id ?? '',
  lastSeen: search.get('lastSeen'),
});

export const personPage: Page = {
  queries: (environment, args) => [personQuery(environment, personAskOf(args))],
  load: () => import('./person.tsx').then(({ PersonPage }) => PersonPage),
  module: 'src/pages/people/person.tsx',
};
