import type { RealmFile } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import type { SignInMethods } from './sign-in-methods.queries.ts';

/** Whether one of the methods works in a realm with these settings. Nobody may remove the last one that does. */
export function canSignIn(
  { emailSignIn, signInProviders }: Pick<RealmFile, 'emailSignIn' | 'signInProviders'>,
  { hasEmail, hasPassword, providerNames, passkeyCount }: SignInMethods,
): boolean {
  if (passkeyCount > 0) return true;
  if (hasEmail && (emailSignIn.magicLink || (emailSignIn.password && hasPassword))) return true;
  const offeredNames = new Set(signInProviders.map(getProviderClientName));
  return providerNames.some((name) => offeredNames.has(name));
}
