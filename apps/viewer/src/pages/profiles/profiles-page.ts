import { profileTexts } from '../../features/profiles/api/profile-texts.ts';
import { createProfilesQuery } from '../../features/profiles/api/profiles-query.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const profilesPage: Page = {
  listQueries: (environment) => [
    createPageTextsQuery(environment, profileTexts),
    createProfilesQuery(environment),
  ],
  load: () => import('./profiles.tsx'),
  module: 'src/pages/profiles/profiles.tsx',
};
