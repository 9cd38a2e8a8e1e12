// Rows and viewers in the shape that the rules of access understand.

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
  rating: number | null;
}

export function protectedContent(row: ProtectedRow): ProtectedContent {
  return {
    accessRule: row.access as ProtectedContent['accessRule'],
    availableFrom: row.available_from?.epochMilliseconds ?? null,
    availableUntil: row.available_until?.epochMilliseconds ?? null,
    regions: row.regions as ProtectedContent['regions'],
    rating: row.rating,
  };
}

export function accessViewer({ isGuest, country, profile, holdings, role }: Viewer): AccessViewer {
  return {
    isGuest,
    country,
    role,
    profile: profile && { kind: profile.kind },
    licences: holdings.map(
      ({ licence, from, until }): ViewerLicence => ({
        key: licence,
        startsAt: from.epochMilliseconds,
        endsAt: until?.epochMilliseconds ?? null,
      }),
    ),
  };
}

/** Decides for one viewer at one moment, title after title. */
export function accessDecider(
  { viewer, now }: Pick<CallContext, 'viewer' | 'now'>,
  purpose: 'card' | 'page',
): (row: ProtectedRow) => AccessDecision {
  const who = accessViewer(viewer);
  return (row) => decideAccess(protectedContent(row), who, now.epochMilliseconds, purpose);
}
