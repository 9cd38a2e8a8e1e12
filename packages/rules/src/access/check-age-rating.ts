import type { AccessCheck } from './access-types.ts';

/** Checks the age rating against the profile's limit. Content without a rating is for all ages. */
export const checkAgeRating: AccessCheck = ({ rating }, { profile }) => {
  const maxRating = profile?.maxRating;
  if (typeof rating !== 'number' || typeof maxRating !== 'number') return null;
  return rating <= maxRating ? null : { code: 'AGE_RATING', rating, maxRating };
};
