import type { AccessCheck, ViewerLicence } from './access-types.ts';

/**
 * Checks the access rule of content, which requires nothing, sign-in, or one of several licences that is valid now.
 * Returns null when the viewer meets it. Guests hold no licences.
 */
export const checkAccessRule: AccessCheck = ({ accessRule: rule }, viewer, now) => {
  if (rule.kind === 'open') return null;
  if (rule.kind === 'signIn') return viewer.isGuest ? { code: 'SIGN_IN_REQUIRED' } : null;
  const matchingLicences = viewer.isGuest
    ? []
    : viewer.licences.filter(({ key }) => rule.licences.includes(key));
  if (matchingLicences.some((licence) => hasStarted(licence, now) && !hasEnded(licence, now))) return null;
  return {
    code: 'LICENCE_REQUIRED',
    licences: rule.licences,
    ended: listUniqueKeys(matchingLicences.filter((licence) => hasEnded(licence, now))),
    notStarted: listUniqueKeys(matchingLicences.filter((licence) => !hasStarted(licence, now))),
  };
};

function hasStarted({ startsAt }: ViewerLicence, now: number): boolean {
  return startsAt === undefined || startsAt === null || startsAt <= now;
}

function hasEnded({ endsAt }: ViewerLicence, now: number): boolean {
  return endsAt !== undefined && endsAt !== null && endsAt <= now;
}

function listUniqueKeys(licences: readonly ViewerLicence[]): string[] {
  return [...new Set(licences.map(({ key }) => key))];
}
