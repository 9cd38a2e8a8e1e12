import { newsAskOf, newsQuery } from '../../features/news/api/news-query.ts';
import type { Page } from '../page.ts';

export const newsPage: Page = {
  queries: (environment, { search }) => [newsQuery(environment, newsAskOf(search))],
  load: () => import('./news.tsx').then(({ NewsPage }) => NewsPage),
  module: 'src/pages/news/news.tsx',
};
