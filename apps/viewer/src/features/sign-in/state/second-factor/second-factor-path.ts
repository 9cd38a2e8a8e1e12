import type { Paths } from '../../../../shared/navigation/paths.ts';

/** The value of the parameter `authProvider` for the page that asks for the code of the second factor. */
export const secondFactorParam = 'second-factor';

/** @param signInParams the query parameters of the sign-in page */
export const buildSecondFactorPath = (paths: Paths, signInParams: Readonly<Record<string, string>>): string =>
  paths.buildPath('LOGIN_REDIRECT', { authProvider: secondFactorParam }, { query: signInParams });
