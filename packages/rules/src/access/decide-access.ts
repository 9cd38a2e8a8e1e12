// The one answer to "may this viewer watch this now, and if not, why".

import { type AccessPurpose, accessChecks, accessMatrix } from './access-matrix.ts';
import type {
  AccessDecision,
  AccessLevel,
  AccessReason,
  AccessReasonCode,
  AccessViewer,
  ProtectedContent,
} from './access-types.ts';

const levelByReason: Record<AccessReasonCode, AccessLevel> = {
  NOT_YET_AVAILABLE: 'DENIED',
  NO_LONGER_AVAILABLE: 'DENIED',
  OUTSIDE_REGION: 'GEOBLOCKED',
  COUNTRY_UNKNOWN: 'GEOBLOCKED',
  AGE_RATING: 'DENIED',
  SIGN_IN_REQUIRED: 'GRANTED_ON_SIGN_IN',
  LICENCE_REQUIRED: 'DENIED',
};

/** Nobody is sent to sign in or to pay for what they could not watch afterwards. */
const levelsByStrictness: readonly AccessLevel[] = ['GEOBLOCKED', 'DENIED', 'GRANTED_ON_SIGN_IN'];

/**
 * Runs the checks of a purpose and answers with the strictest level among their objections.
 * @param now epoch milliseconds
 */
export function decideAccess(
  content: ProtectedContent,
  viewer: AccessViewer,
  now: number,
  purpose: AccessPurpose = 'manifest',
): AccessDecision {
  const reasons = accessMatrix[purpose]
    .map((name) => accessChecks[name](content, viewer, now))
    .filter((reason) => reason !== null);
  return { level: strictestLevel(reasons), reasons, unavailable: reasons.some(isOutsideWindow) };
}

function strictestLevel(reasons: readonly AccessReason[]): AccessLevel {
  const reasonLevels = reasons.map(({ code }) => levelByReason[code]);
  return levelsByStrictness.find((level) => reasonLevels.includes(level)) ?? 'GRANTED';
}

function isOutsideWindow({ code }: AccessReason): boolean {
  return code === 'NOT_YET_AVAILABLE' || code === 'NO_LONGER_AVAILABLE';
}

/**
 * What asking for a stream leads to: `play` gives stream data, `unavailable` an error with licences and
 * thumbnail, `refused` a rejection with the licences. A missing `onlinePlayback` counts as available.
 */
export function decidePlayback(
  level: AccessLevel,
  onlinePlayback?: string | null,
): 'play' | 'unavailable' | 'refused' {
  if (level !== 'GRANTED') return 'refused';
  return onlinePlayback === 'UNAVAILABLE' ? 'unavailable' : 'play';
}
