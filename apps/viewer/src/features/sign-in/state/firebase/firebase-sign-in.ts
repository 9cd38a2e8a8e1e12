// Sign-in with a hosted identity service. This chunk, with the client library of the service, loads when the viewer submits
// the form.
import type { Caller } from '@matinee/client';
import type { Tokens } from '@matinee/contract';
import type { CredentialInput } from '../credentials/credential-input.ts';
import { explainBlockedSignIn } from './explain-blocked-sign-in.ts';
import { signInAtService } from './firebase-client.ts';
import type { FirebaseOptions } from './firebase-options.ts';

declare global {
  interface Window {
    /** Of the app that shows the page: returns a token of Firebase App Check. */
    getAppCheckToken?: () => Promise<string>;
  }
}

export const signInWithFirebase = (
  caller: Caller,
  { firebase, language }: { firebase: FirebaseOptions; language: string },
  { isSigningUp, ...input }: CredentialInput,
): Promise<Tokens> =>
  explainBlockedSignIn(caller, language, () =>
    isSigningUp ? signUp(caller, input) : signIn(caller, firebase, input),
  );

async function signIn(
  caller: Caller,
  options: FirebaseOptions,
  { id, secret, ...fields }: Omit<CredentialInput, 'isSigningUp'>,
): Promise<Tokens> {
  const tokens = await signInAtService(options, { email: id, password: secret });
  return caller.call('signInWithFirebase', { body: { ...tokens, ...fields } });
}

async function signUp(
  caller: Caller,
  { id: username, secret: password, consentAnswers }: Omit<CredentialInput, 'isSigningUp'>,
): Promise<Tokens> {
  const appCheckToken = await window.getAppCheckToken?.();
  return caller.call('signUpWithFirebase', {
    body: { username, password, consentAnswers, ...(appCheckToken !== undefined && { appCheckToken }) },
  });
}
