import { scheduleQuery } from '../../features/live/api/event-queries.ts';
import { getTimeZone } from '../../shared/i18n/time-zone.ts';
import type { Page } from '../../shared/navigation/page.ts';

/** The server does not know where the viewer is. In the browser the page itself asks, for the viewer's own zone. */
export const guidePage: Page = {
  queries: (environment, { search }) => [
    scheduleQuery(environment, {
      day: search.get('day'),
      zone: getTimeZone(),
      start: search.get('lastSeen'),
    }),
  ],
  load: () => import('./guide.tsx').then(({ GuidePage }) => GuidePage),
  module: 'src/pages/guide/guide.tsx',
};
