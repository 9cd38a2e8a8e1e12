import { CallError, type CallErrorCode } from '@matinee/client';
import { PasskeyDialogError } from '../../../shared/passkeys/passkey-dialog-error.ts';
import type { SecurityTextKey } from '../api/security-text-keys.ts';

type PasskeyTextKey = SecurityTextKey | 'passkeyUnsupported';

const callErrorKeys: Partial<Record<CallErrorCode, PasskeyTextKey>> = {
  emailNotConfirmed: 'accountPasskeyNotConfirmed',
  invalidPasskey: 'accountPasskeyInvalid',
  tooManyPasskeys: 'accountPasskeyTooMany',
  lastSignInMethod: 'accountPasskeyLast',
};

/** The key of the text that explains why a passkey was not changed; undefined for other errors. */
export function getPasskeyTextKey(error: unknown): PasskeyTextKey | undefined {
  if (error instanceof CallError) return callErrorKeys[error.code];
  if (!(error instanceof PasskeyDialogError)) return undefined;
  switch (error.failure) {
    case 'unsupported':
      return 'passkeyUnsupported';
    case 'existing':
      return 'accountPasskeyExisting';
    case 'cancelled':
      return 'accountPasskeyCancelled';
  }
}
