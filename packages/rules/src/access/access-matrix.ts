// Lists the access checks for each purpose. Requests for cards, pages, manifests, DRM licences and live events run the
// same checks, so that no request bypasses one.

import type { AccessCheck } from './access-types.ts';
import { checkAccessRule } from './check-access-rule.ts';
import { checkAgeRating } from './check-age-rating.ts';
import { checkAvailability } from './check-availability.ts';
import { checkRegion } from './check-region.ts';

export const accessChecks = {
  availability: checkAvailability,
  region: checkRegion,
  ageRating: checkAgeRating,
  accessRule: checkAccessRule,
} as const satisfies Record<string, AccessCheck>;

type AccessCheckName = keyof typeof accessChecks;
export type AccessPurpose = 'card' | 'page' | 'manifest' | 'drmLicence' | 'liveJoin';

export const accessMatrix: Readonly<Record<AccessPurpose, readonly AccessCheckName[]>> = {
  card: ['availability', 'region', 'ageRating', 'accessRule'],
  page: ['availability', 'region', 'ageRating', 'accessRule'],
  manifest: ['availability', 'region', 'ageRating', 'accessRule'],
  drmLicence: ['availability', 'region', 'ageRating', 'accessRule'],
  liveJoin: ['availability', 'region', 'ageRating', 'accessRule'],
};
