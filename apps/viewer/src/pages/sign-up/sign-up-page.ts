import { carriedParams } from '../../features/sign-in/state/carried-params.ts';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const signUpPage: Page = {
  searchParams: carriedParams,
  listQueries: (environment) => [createRealmQuery(environment)],
  load: () => import('./sign-up.tsx'),
  module: 'src/pages/sign-up/sign-up.tsx',
};
