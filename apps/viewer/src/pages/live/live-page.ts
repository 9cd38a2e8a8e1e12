import type { LiveEvent } from '@matinee/contract';
import { listHeroPreloads } from '@matinee/ui';
import { createPromoItemsQuery } from '../../entities/promo-item/promo-items-query.ts';
import { createEventQuery } from '../../features/live/api/event-queries.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';

const getEventId = ({ params }: PageArguments) => params.eventId ?? '';

export const livePage: Page = {
  searchParamNames: [
    'seasonId',
    'seriesId',
    'playlistId',
    'watchlistId',
    'owner',
    'trailerFrom',
    'start',
    'progress',
  ],
  listQueries: (environment, args) => [
    createEventQuery(environment, getEventId(args)),
    createPromoItemsQuery(environment),
  ],
  load: () => import('./live.tsx'),
  module: 'src/pages/live/live.tsx',
  listPreloads: (environment, queryClient, args) => {
    const event = queryClient.getQueryData<LiveEvent>(
      createEventQuery(environment, getEventId(args)).queryKey,
    );
    const image = event?.hero ?? event?.thumbnail;
    return image ? listHeroPreloads(image, event?.heroPortrait) : [];
  },
};
