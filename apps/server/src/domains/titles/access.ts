// Maps database rows and the viewer of a call to the input of the access rules in `@matinee/rules`.

import {
  type AccessDecision,
  type AccessViewer,
  decideAccess,
  type ProtectedContent,
  type ViewerLicence,
} from '@matinee/rules';
import type { CallContext, Viewer } from '../../calls/index.ts';

export interface ProtectedRow {
  access: unknown;
  available_from: Temporal.Instant | null;
  available_until: Temporal.Instant | null;
  regions: unknown;
  age_rating: number;
}

export function toProtectedContent(row: ProtectedRow): ProtectedContent {
  return {
    accessRule: row.access as ProtectedContent['accessRule'],
    availableFrom: row.available_from?.epochMilliseconds ?? null,
    availableUntil: row.available_until?.epochMilliseconds ?? null,
    regions: row.regions as ProtectedContent['regions'],
    rating: row.age_rating,
  };
}

export function toAccessViewer({ isGuest, country, profile, entitlements, role }: Viewer): AccessViewer {
  return {
    isGuest,
    country,
    role,
    profile: profile && { kind: profile.kind, maxRating: profile.ageLimit },
    licences: entitlements.map(
      ({ licence, startsAt, expiresAt }): ViewerLicence => ({
        key: licence,
        startsAt: startsAt.epochMilliseconds,
        endsAt: expiresAt?.epochMilliseconds ?? null,
      }),
    ),
  };
}

/** Returns a function that decides access to one title after another, for one viewer at one time. */
export function createAccessDecider(
  { viewer, now }: Pick<CallContext, 'viewer' | 'now'>,
  purpose: 'card' | 'page',
): (row: ProtectedRow) => AccessDecision {
  const accessViewer = toAccessViewer(viewer);
  return (row) => decideAccess(toProtectedContent(row), accessViewer, now.epochMilliseconds, purpose);
}
