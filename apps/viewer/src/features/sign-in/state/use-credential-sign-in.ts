import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

type CredentialSignIn = { clientName: string } & CallArgumentsAndOptions<'signInWithCredentials'>['body'];

/** Signs in with an id and a secret of a provider. */
export function useCredentialSignIn() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientName, ...body }: CredentialSignIn) =>
      caller.call('signInWithCredentials', { params: { clientName }, body }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}
