import type { AccessCheck, HeldLicence } from './shapes.ts';

/** Open to all, to all who are signed in, or to holders of one of some licences. Guests hold none. */
export const checkAccessRule: AccessCheck = ({ rule }, viewer, now) => {
  if (rule.kind === 'open') return null;
  if (rule.kind === 'signIn') return viewer.isGuest ? { code: 'SIGN_IN_REQUIRED' } : null;
  const held = viewer.isGuest ? [] : viewer.licences.filter(({ key }) => rule.licences.includes(key));
  if (held.some((licence) => hasStarted(licence, now) && !hasEnded(licence, now))) return null;
  return {
    code: 'LICENCE_REQUIRED',
    licences: rule.licences,
    ended: keys(held.filter((licence) => hasEnded(licence, now))),
    notStarted: keys(held.filter((licence) => !hasStarted(licence, now))),
  };
};

function hasStarted({ from }: HeldLicence, now: number): boolean {
  return from === undefined || from === null || from <= now;
}

function hasEnded({ until }: HeldLicence, now: number): boolean {
  return until !== undefined && until !== null && until <= now;
}

function keys(licences: readonly HeldLicence[]): string[] {
  return [...new Set(licences.map(({ key }) => key))];
}
