import { createEventsQuery } from '../../features/live/api/event-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const liveEventsPage: Page = {
  searchParamNames: ['p'],
  listQueries: (environment, { search }) => [createEventsQuery(environment, 'live', search.get('p'))],
  load: () => import('./live-events.tsx'),
  module: 'src/pages/live-events/live-events.tsx',
};
