import { createScheduleQuery } from '../../features/live/api/event-queries.ts';
import { getTimeZone } from '../../shared/i18n/time-zone.ts';
import type { Page } from '../../shared/navigation/page.ts';

/** The server does not know the viewer's zone and uses UTC; after hydration the page loads the day in that zone. */
export const guidePage: Page = {
  searchParamNames: ['day', 'lastSeen'],
  listQueries: (environment, { search }) => [
    createScheduleQuery(environment, {
      day: search.get('day'),
      zone: getTimeZone(),
      startCursor: search.get('lastSeen'),
    }),
  ],
  load: () => import('./guide.tsx'),
  module: 'src/pages/guide/guide.tsx',
};
