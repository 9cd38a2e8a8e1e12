import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { linkedAccountsKey, securityEventsKey } from '../api/security-queries.ts';

/** Disconnects the provider with this name from the account. */
export function useUnlinkProvider() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: string) => caller.call('unlinkProvider', { params: { provider } }),
    onSuccess: async (_result, unlinkedName) => {
      queryClient.setQueryData<readonly string[]>(linkedAccountsKey, (names) =>
        names?.filter((name) => name !== unlinkedName),
      );
      await queryClient.invalidateQueries({ queryKey: securityEventsKey });
    },
    // The provider may already be disconnected.
    onError: () => queryClient.invalidateQueries({ queryKey: linkedAccountsKey }),
  });
}
