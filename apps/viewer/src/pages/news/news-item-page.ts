import { createNewsItemQuery, createNewsQuery, parseNewsItemParams } from '../../entities/news/news-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const newsItemPage: Page = {
  listQueries: (environment, { params }) => {
    const itemParams = parseNewsItemParams(params);
    return [
      createNewsItemQuery(environment, itemParams),
      createNewsQuery(environment, { feedName: itemParams.feedName, lastSeen: null }),
    ];
  },
  load: () => import('./news-item.tsx'),
  module: 'src/pages/news/news-item.tsx',
};
