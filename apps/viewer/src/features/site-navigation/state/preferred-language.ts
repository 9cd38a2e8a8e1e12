import type { SessionUser } from '@matinee/contract';
import type { Environment } from '../../../shared/environment/environment.ts';
import { changeLanguage } from './change-language.ts';

/**
 * After signing in: loads the page at `currentPath` in the language that the account prefers. Returns false when the
 * pages have this language already, or the account prefers none.
 */
export function changeToPreferredLanguage(
  { preferences }: Pick<SessionUser, 'preferences'>,
  { realm, language }: Pick<Environment, 'realm' | 'language'>,
  currentPath: string,
): boolean {
  const preferredLanguage = preferences?.language;
  if (!preferredLanguage || preferredLanguage === language || !realm.languages.includes(preferredLanguage))
    return false;
  void changeLanguage({ realmKey: realm.key, from: language, to: preferredLanguage, currentPath });
  return true;
}
