import { previewStartQuery } from '../../features/realm-preview/api/preview-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

/** All previews: the draft begins from one answer, which only administrators get. */
export const adminPage: Page = {
  queries: (environment) => [previewStartQuery(environment)],
  load: () => import('./admin-preview.tsx').then(({ AdminPreview }) => AdminPreview),
  module: 'src/pages/admin/admin-preview.tsx',
};
