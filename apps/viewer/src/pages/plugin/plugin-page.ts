import { createPluginQuery } from '../../features/plugin/api/plugin-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const pluginPage: Page = {
  listQueries: (environment, { params }) => [createPluginQuery(environment, params.id ?? '')],
  load: () => import('./plugin.tsx'),
  module: 'src/pages/plugin/plugin.tsx',
};
