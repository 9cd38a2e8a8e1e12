// The browser's dialogs for passkeys. Pages import this module only when somebody creates or uses a passkey.
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@matinee/contract';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { PasskeyDialogError, type PasskeyDialogFailure } from './passkey-dialog-error.ts';

export const createPasskey = (options: PasskeyCreationOptions) =>
  startRegistration({ optionsJSON: options }).catch(throwDialogError);

/** Resolves when the person has chosen a passkey: in a dialog, or in the autofill suggestions of a text field. */
export async function choosePasskey(options: PasskeyRequestOptions, { isAutofill }: { isAutofill: boolean }) {
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
  }).catch(throwDialogError);
  // Passkeys that the server can find without an email address have one.
  const userHandle = credential.response.userHandle ?? '';
  return { ...credential, response: { ...credential.response, userHandle } };
}

export const closePasskeyDialog = (): void => WebAuthnAbortService.cancelCeremony();

function throwDialogError(cause: unknown): never {
  throw new PasskeyDialogError(findFailure(cause), { cause });
}

function findFailure(error: unknown): PasskeyDialogFailure {
  if (!(error instanceof WebAuthnError)) return isClosedByPerson(error) ? 'cancelled' : 'unsupported';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'existing';
  if (error.code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  if (error.code === 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY') return 'cancelled';
  return 'unsupported';
}

const isClosedByPerson = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
