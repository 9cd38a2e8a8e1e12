import type { AccessCheck } from './access-types.ts';

/**
 * Checks the viewer's country against the region rule. An unknown country fails, because the rule cannot be
 * enforced.
 */
export const checkRegion: AccessCheck = ({ regions }, viewer) => {
  if (!regions || (regions.mode === 'deny' && regions.countries.length === 0)) return null;
  if (!viewer.country) return { code: 'COUNTRY_UNKNOWN' };
  const country = viewer.country.toUpperCase();
  const isListed = regions.countries.some((countryCode) => countryCode.toUpperCase() === country);
  return isListed === (regions.mode === 'allow') ? null : { code: 'OUTSIDE_REGION', country };
};
