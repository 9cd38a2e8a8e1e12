import type { AccessCheck } from './access-types.ts';

/** Rights end at borders. Where the viewer is unknown, a rule about regions cannot be kept, so it refuses. */
export const checkRegion: AccessCheck = ({ regions }, viewer) => {
  if (!regions || (regions.mode === 'deny' && regions.countries.length === 0)) return null;
  if (!viewer.country) return { code: 'COUNTRY_UNKNOWN' };
  const country = viewer.country.toUpperCase();
  const isListed = regions.countries.some((countryCode) => countryCode.toUpperCase() === country);
  return isListed === (regions.mode === 'allow') ? null : { code: 'OUTSIDE_REGION', country };
};
