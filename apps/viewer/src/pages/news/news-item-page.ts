import { newsItemQuery, newsQuery, parseNewsItemParams } from '../../entities/news/news-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const newsItemPage: Page = {
  queries: (environment, { params }) => {
    const itemParams = parseNewsItemParams(params);
    return [
      newsItemQuery(environment, itemParams),
      newsQuery(environment, { feed: itemParams.feedName, lastSeen: null }),
    ];
  },
  load: () => import('./news-item.tsx'),
  module: 'src/pages/news/news-item.tsx',
};
