import { previewStartQuery } from '../../features/preview/state/preview-query.ts';
import type { Page } from '../page.ts';

/** All previews: the draft begins from one answer, which only administrators get. */
export const adminPage: Page = {
  queries: (environment) => [previewStartQuery(environment)],
  load: () => import('./admin-preview.tsx').then(({ AdminPreview }) => AdminPreview),
  module: 'src/pages/admin/admin-preview.tsx',
};
