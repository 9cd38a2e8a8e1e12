import type { Caller } from '@matinee/client';
import type { SignInProvider, Tokens } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { changeUser } from '../../../../shared/session/session.ts';
import { loadFirebaseSignIn } from '../firebase/load-firebase.ts';
import { useSecondFactorStep } from '../second-factor/use-second-factor-step.ts';
import type { CredentialInput } from './credential-input.ts';

/** Signs in with an id and a secret of a provider. */
export function useCredentialSignIn(provider: SignInProvider) {
  const { caller, language } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CredentialInput): Promise<Tokens> => {
      const { firebase } = provider;
      if (!firebase) return runStep(signIn(caller, provider, input));
      const { signInWithFirebase } = await loadFirebaseSignIn();
      return runStep(signInWithFirebase(caller, { firebase, language }, input));
    },
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

function signIn(
  caller: Caller,
  provider: SignInProvider,
  { isSigningUp: _, ...body }: CredentialInput,
): Promise<Tokens> {
  const params = { clientName: getProviderClientName(provider) };
  return caller.call('signInWithCredentials', { params, body });
}
