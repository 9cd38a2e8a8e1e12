import type { AccessCheck } from './access-types.ts';

/** A profile with a limit sees nothing rated above it. What has no rating is for all ages. */
export const checkAgeRating: AccessCheck = ({ rating }, { profile }) => {
  const maxRating = profile?.maxRating;
  if (typeof rating !== 'number' || typeof maxRating !== 'number') return null;
  return rating <= maxRating ? null : { code: 'AGE_RATING', rating, maxRating };
};
