// Mutations with which an administrator starts and stops acting as a viewer.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

export function useStartImpersonation() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => caller.call('startImpersonation', { body: { token } }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

export function useStopImpersonation() {
  const { client } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    // The local session ends even when the request fails.
    mutationFn: async () => {
      await client?.signOut().catch((error: unknown) => console.warn('The sign-out request failed', error));
    },
    onSuccess: () => changeUser(queryClient, null),
  });
}
