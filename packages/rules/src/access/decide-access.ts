// The one answer to "may this viewer watch this now, and if not, why".
import type { AccessLevel } from './access-level.ts';
import { type AccessPurpose, accessChecks, accessMatrix } from './matrix.ts';
import type {
  AccessDecision,
  AccessReason,
  AccessReasonCode,
  AccessViewer,
  ProtectedContent,
} from './shapes.ts';

const levels: Record<AccessReasonCode, AccessLevel> = {
  NOT_YET_AVAILABLE: 'DENIED',
  NO_LONGER_AVAILABLE: 'DENIED',
  OUTSIDE_REGION: 'GEOBLOCKED',
  COUNTRY_UNKNOWN: 'GEOBLOCKED',
  AGE_RATING: 'DENIED',
  SIGN_IN_REQUIRED: 'GRANTED_ON_SIGN_IN',
  LICENCE_REQUIRED: 'DENIED',
};

/** Nobody is sent to sign in or to pay for what they could not watch afterwards. */
const strictestFirst: readonly AccessLevel[] = ['GEOBLOCKED', 'DENIED', 'GRANTED_ON_SIGN_IN'];

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
  return { level: levelOf(reasons), reasons, unavailable: reasons.some(hidesTitle) };
}

function levelOf(reasons: readonly AccessReason[]): AccessLevel {
  const found = reasons.map(({ code }) => levels[code]);
  return strictestFirst.find((level) => found.includes(level)) ?? 'GRANTED';
}

function hidesTitle({ code }: AccessReason): boolean {
  return code === 'NOT_YET_AVAILABLE' || code === 'NO_LONGER_AVAILABLE';
}
