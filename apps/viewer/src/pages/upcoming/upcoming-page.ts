import { createEventsQuery } from '../../features/live/api/event-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const upcomingPage: Page = {
  searchParamNames: ['p'],
  listQueries: (environment, { search }) => [createEventsQuery(environment, 'upcoming', search.get('p'))],
  load: () => import('./upcoming.tsx'),
  module: 'src/pages/upcoming/upcoming.tsx',
};
