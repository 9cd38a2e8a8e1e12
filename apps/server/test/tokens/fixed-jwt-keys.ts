import type { JwtKeys } from '../../src/platform/jwt-keys/index.ts';

/** JWT keys with one key for all purposes. */
export function createFixedJwtKeys(key: Uint8Array, kid = '1'): JwtKeys {
  return {
    forPurpose: () => ({
      getSigningKey: async () => ({ kid, key }),
      findKey: async (otherKid) => (otherKid === kid ? key : undefined),
    }),
  };
}
