// Decides whether a viewer may watch a title now, with the reasons if not.

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

/** The strictest level wins: viewers must not sign in or pay for a title that stays unavailable to them. */
const levelsByStrictness: readonly AccessLevel[] = ['GEOBLOCKED', 'DENIED', 'GRANTED_ON_SIGN_IN'];

/**
 * Runs the access checks of a purpose and returns the strictest level among their reasons.
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
  return {
    level: findStrictestLevel(reasons),
    reasons,
    isOutsideAvailabilityWindow: reasons.some(isAvailabilityWindowReason),
  };
}

/** Whether a licence is all that the viewer lacks; otherwise buying one would not open the title. */
export function canLicenceGrantAccess({ reasons }: Pick<AccessDecision, 'reasons'>): boolean {
  return reasons.length > 0 && reasons.every(({ code }) => code === 'LICENCE_REQUIRED');
}

function findStrictestLevel(reasons: readonly AccessReason[]): AccessLevel {
  const reasonLevels = reasons.map(({ code }) => levelByReason[code]);
  return levelsByStrictness.find((level) => reasonLevels.includes(level)) ?? 'GRANTED';
}

function isAvailabilityWindowReason({ code }: AccessReason): boolean {
  return code === 'NOT_YET_AVAILABLE' || code === 'NO_LONGER_AVAILABLE';
}

/**
 * Decides how the API responds to a playback request: `refused` with the error `accessDenied`, `unavailable` with
 * `playbackUnavailable`. A missing `onlinePlayback` counts as available.
 */
export function decidePlayback(
  level: AccessLevel,
  onlinePlayback?: string | null,
): 'play' | 'unavailable' | 'refused' {
  if (level !== 'GRANTED') return 'refused';
  return onlinePlayback === 'UNAVAILABLE' ? 'unavailable' : 'play';
}
