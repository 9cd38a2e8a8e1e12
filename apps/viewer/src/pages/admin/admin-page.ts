import { createPreviewDefaultsQuery } from '../../features/realm-preview/api/preview-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

/** All previews start from one API response, which only administrators receive. */
export const adminPage: Page = {
  listQueries: (environment) => [createPreviewDefaultsQuery(environment)],
  load: () => import('./admin-preview.tsx'),
  module: 'src/pages/admin/admin-preview.tsx',
};
