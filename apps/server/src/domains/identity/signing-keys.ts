import { deriveKey, type Secrets } from '../../platform/secrets/index.ts';

/**
 * Keys that sign refresh tokens and cookies, the keys of sign-ins with providers and passkeys, those of second factors, and
 * that of the pseudonyms of deleted accounts.
 */
export interface SigningKeys {
  refreshToken: Uint8Array;
  cookie: Uint8Array;
  device: Uint8Array;
  signInAttempt: Uint8Array;
  consentSubject: Uint8Array;
  tvDevice: Uint8Array;
  passkeyChallenge: Uint8Array;
  userCode: Uint8Array;
  totpSecret: Uint8Array;
  recoveryCode: Uint8Array;
}

export async function readOrCreateSigningKeys(secrets: Secrets): Promise<SigningKeys> {
  const secret = await secrets.readOrCreate('session-signing-key');
  return {
    refreshToken: deriveKey(secret, 'refresh token'),
    // Another text would invalidate the cookies of all sessions.
    cookie: deriveKey(secret, 'document cookie'),
    device: deriveKey(secret, 'device cookie'),
    signInAttempt: deriveKey(secret, 'sign-in attempt'),
    consentSubject: deriveKey(secret, 'consent subject'),
    tvDevice: deriveKey(secret, 'device at a TV provider'),
    passkeyChallenge: deriveKey(secret, 'passkey challenge'),
    userCode: deriveKey(secret, 'code of a television'),
    // Another text would make the stored secrets unreadable.
    totpSecret: deriveKey(secret, 'secret of an authenticator app'),
    recoveryCode: deriveKey(secret, 'recovery code'),
  };
}
