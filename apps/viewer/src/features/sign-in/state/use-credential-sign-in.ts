import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { useSecondFactorStep } from './second-factor/use-second-factor-step.ts';

type CredentialSignIn = { clientName: string } & CallArgumentsAndOptions<'signInWithCredentials'>['body'];

/** Signs in with an id and a secret of a provider. */
export function useCredentialSignIn() {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientName, ...body }: CredentialSignIn) =>
      runStep(caller.call('signInWithCredentials', { params: { clientName }, body })),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}
