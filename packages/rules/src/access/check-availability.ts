import type { AccessCheck } from './access-types.ts';

/** Checks that the time is inside the availability window. */
export const checkAvailability: AccessCheck = ({ availableFrom, availableUntil }, _viewer, now) => {
  if (typeof availableFrom === 'number' && now < availableFrom) {
    return { code: 'NOT_YET_AVAILABLE', from: availableFrom };
  }
  if (typeof availableUntil === 'number' && now >= availableUntil) {
    return { code: 'NO_LONGER_AVAILABLE', until: availableUntil };
  }
  return null;
};
