// What each call is for, which decides how early it is refused when the service cannot keep up.
import type { CallName } from '@matinee/contract';
import type { Purpose } from '../platform/overload/index.ts';

/** All other calls are browsing. */
const purposes: Partial<Record<CallName, Purpose>> = {
  signIn: 'signIn',
  signInAsGuest: 'session',
  signUp: 'signIn',
  changePassword: 'signIn',
  selectProfile: 'signIn',
  putParentalControl: 'signIn',
  confirmIdentity: 'signIn',
  requestPasswordReset: 'signIn',
  resetPassword: 'signIn',
  confirmEmail: 'signIn',
  requestMagicLink: 'signIn',
  signInWithMagicLink: 'signIn',
  getOpenIdAuthorisationUri: 'signIn',
  signInWithOpenId: 'signIn',
  getOpenIdLogoutUri: 'session',
  getOAuthAuthorisationUri: 'signIn',
  signInWithOAuth: 'signIn',
  signOutOfOAuth: 'session',
  getSocialAuthorisationUri: 'signIn',
  signInWithGoogle: 'signIn',
  signInWithFacebook: 'signIn',
  signInWithApple: 'signIn',
  getTvProviders: 'signIn',
  requestTvProviderCode: 'signIn',
  signInWithTvProvider: 'signIn',
  requestPrimetimeCode: 'signIn',
  signInWithPrimetime: 'signIn',
  syncEntitlements: 'session',
  getPasskeySignInOptions: 'signIn',
  signInWithPasskey: 'signIn',
  signOut: 'session',
  refreshTokens: 'session',
  getUser: 'session',
  postVideoManifest: 'watching',
  postEventManifest: 'watching',
  getStream: 'watching',
  putProgress: 'watching',
  getProgress: 'watching',
};

export const getCallPurpose = (name: CallName): Purpose => purposes[name] ?? 'browsing';
