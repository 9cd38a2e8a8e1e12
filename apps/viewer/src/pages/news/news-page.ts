import { createNewsQuery, parseNewsParams } from '../../entities/news/news-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const newsPage: Page = {
  searchParamNames: ['feed', 'lastSeen'],
  listQueries: (environment, { search }) => [createNewsQuery(environment, parseNewsParams(search))],
  load: () => import('./news.tsx'),
  module: 'src/pages/news/news.tsx',
};
