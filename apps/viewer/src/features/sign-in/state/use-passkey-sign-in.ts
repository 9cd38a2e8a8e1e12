// Signs in with a passkey: with the button, or with the autofill suggestions of the email field.
import { CallError } from '@matinee/client';
import type { Tokens } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

type PasskeyDialogs = typeof import('../../../shared/passkeys/passkey-dialogs.ts');
let passkeyDialogs: PasskeyDialogs | undefined;

async function loadPasskeyDialogs(): Promise<PasskeyDialogs> {
  passkeyDialogs ??= await loadChunk(() => import('../../../shared/passkeys/passkey-dialogs.ts'));
  return passkeyDialogs;
}

export function usePasskeySignIn(onSignedIn: (signedIn: Pick<Tokens, 'user'>) => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const mutationFn = async (isAutofill: boolean) => {
    const [options, { choosePasskey }] = await Promise.all([
      caller.call('getPasskeySignInOptions'),
      loadPasskeyDialogs(),
    ]);
    const credential = await choosePasskey(options, { isAutofill });
    return caller.call('signInWithPasskey', { body: { credential } });
  };
  const onSuccess = async ({ user }: Tokens) => {
    await changeUser(queryClient, user);
    onSignedIn({ user });
  };
  const autofill = useMutation({ mutationFn: () => mutationFn(true), onSuccess });
  const button = useMutation({
    mutationFn: () => mutationFn(false),
    onSuccess,
    // The dialog of the button has ended the autofill suggestions.
    onError: () => void startAutofill(),
  });
  const startAutofill = useEffectEvent(async () => {
    if (await hasPasskeyAutofill()) autofill.mutate();
  });
  useEffect(() => {
    void startAutofill();
    return () => passkeyDialogs?.closePasskeyDialog();
  }, []);
  // Whoever has not chosen a suggestion has not tried to sign in with a passkey.
  const autofillError =
    autofill.error instanceof CallError && autofill.error.code === 'failedPasskeySignIn'
      ? autofill.error
      : null;
  return { signIn: () => button.mutate(), isPending: button.isPending, error: button.error ?? autofillError };
}

async function hasPasskeyAutofill(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
