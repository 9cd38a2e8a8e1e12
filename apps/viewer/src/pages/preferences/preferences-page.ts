import { preferenceTexts } from '../../features/preferences/api/preference-texts.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const preferencesPage: Page = {
  listQueries: (environment) => [createPageTextsQuery(environment, preferenceTexts)],
  load: () => import('./preferences.tsx'),
  module: 'src/pages/preferences/preferences.tsx',
};
