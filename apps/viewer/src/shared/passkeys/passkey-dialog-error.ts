/**
 * `unsupported`: the browser has no passkeys, or not at this address. `existing`: the device has a passkey of the account.
 * `cancelled`: the person has closed the dialog, or has no passkey.
 */
export type PasskeyDialogFailure = 'unsupported' | 'existing' | 'cancelled';

/** The dialog of the browser has ended without a passkey. */
export class PasskeyDialogError extends Error {
  readonly failure: PasskeyDialogFailure;

  constructor(failure: PasskeyDialogFailure, options: ErrorOptions) {
    super(`no passkey: ${failure}`, options);
    this.failure = failure;
  }
}
