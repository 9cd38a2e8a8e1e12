// The secrets of authenticator apps are encrypted in the database with a key from the store of secrets.
import { decrypt, encrypt } from '../../../platform/secrets/index.ts';

export interface TotpSecrets {
  seal(accountId: number, secret: Buffer): Buffer;
  /** @throws when the secret belongs to another account */
  unseal(accountId: number, secretSealed: Buffer): Buffer;
}

export function createTotpSecrets(key: Uint8Array): TotpSecrets {
  // The secret of one account must not be valid for another.
  const getName = (accountId: number) => `totp ${accountId}`;
  return {
    seal: (accountId, secret) => encrypt(key, getName(accountId), secret),
    unseal: (accountId, secretSealed) => decrypt(key, getName(accountId), secretSealed),
  };
}
