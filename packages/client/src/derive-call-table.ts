// Derives the row of each call from the contract. Runs only in tests and in write-call-tables.ts.
import { type Call, type CallName, calls, errorCodes, errorTable, tokens } from '@matinee/contract';
import type { CallRow, RetryCodes } from './call-row.ts';

/** Calls whose results no page shows before it is interactive. */
const deferredTags: ReadonlySet<string> = new Set(['service', 'previews', 'reviews', 'rankings', 'people']);
const deferredCalls: ReadonlySet<string> = new Set([
  'getCountries',
  'getSignUpRestriction',
  'getRelated',
  'getVodItem',
  'getVideoForPlayer',
  'getVideos',
  'getPlaylistForPlayer',
  'getContinueWatching',
  'getExternalPage',
  'getExternalTable',
  'getGuideForPlayer',
  'getChannels',
  'getHistory',
  'restoreInHistory',
  'getNewsItem',
  'getPlugin',
  'getProgress',
  'getTexts',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'requestMagicLink',
  'signInWithMagicLink',
  'getOpenIdAuthorisationUri',
  'signInWithOpenId',
  'getOpenIdLogoutUri',
  'getOAuthAuthorisationUri',
  'signInWithOAuth',
  'signOutOfOAuth',
  'getSocialAuthorisationUri',
  'signInWithGoogle',
  'signInWithFacebook',
  'signInWithApple',
  'signInWithExternalProvider',
  'signInWithCredentials',
  'signInWithSptv',
  'signInWithOperator',
  'getTvProviders',
  'requestTvProviderCode',
  'signInWithTvProvider',
  'requestPrimetimeCode',
  'signInWithPrimetime',
  'syncEntitlements',
  'getPasskeySignInOptions',
  'signInWithPasskey',
  'requestDeviceCode',
  'getDeviceCodeState',
  'signInWithDeviceCode',
  'startImpersonation',
  'signUpWithFirebase',
  'signInWithFirebase',
  'signInWithSecondFactor',
  'getEventVod',
  'getEvents',
  'getEventForPlayer',
  'postEventManifest',
]);

const isDeferred = (name: string, { auth, tag, method }: Call) =>
  auth === 'user' ||
  auth === 'admin' ||
  method === 'DELETE' ||
  deferredTags.has(tag) ||
  deferredCalls.has(name);

/** One row per call, in the order of the contract: calls that pages start with, or deferred calls. */
export function deriveCallTable(phase: 'initial' | 'deferred'): Partial<Record<CallName, CallRow>> {
  const selectedCalls = Object.entries<Call>(calls).filter(
    ([name, call]) => isDeferred(name, call) === (phase === 'deferred'),
  );
  const rows = selectedCalls.map(([name, call]) => {
    const row: CallRow = { method: call.method, path: call.path, auth: call.auth };
    return [name, call.response === tokens ? { ...row, isTokenPair: true } : row];
  });
  return Object.fromEntries(rows);
}

/** Codes after which the same call may succeed later. */
export function deriveRetryCodes(): RetryCodes {
  return errorCodes.filter((code) => errorTable[code].retryable);
}
