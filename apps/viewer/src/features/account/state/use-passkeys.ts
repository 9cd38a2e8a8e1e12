// Mutations of the passkeys of the account.
import type { Passkey } from '@matinee/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { passkeysKey, securityEventsKey } from '../api/security-queries.ts';

export function useAddPasskey() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [options, { createPasskey }] = await Promise.all([
        caller.call('getPasskeyCreationOptions'),
        loadChunk(() => import('../../../shared/passkeys/passkey-dialogs.ts')),
      ]);
      const credential = await createPasskey(options);
      return caller.call('addPasskey', { body: { credential } });
    },
    onSuccess: (passkey) => changePasskeys(queryClient, (passkeys) => [passkey, ...passkeys]),
  });
}

export function useRenamePasskey() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      caller.call('renamePasskey', { params: { id }, body: { name } }),
    onSuccess: (_result, { id, name }) =>
      changePasskeys(queryClient, (passkeys) =>
        passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function useRemovePasskey() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => caller.call('removePasskey', { params: { id } }),
    onSuccess: (_result, removedId) =>
      changePasskeys(queryClient, (passkeys) => passkeys.filter(({ id }) => id !== removedId)),
    // Another page may have removed it.
    onError: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

async function changePasskeys(
  queryClient: QueryClient,
  change: (passkeys: readonly Passkey[]) => readonly Passkey[],
): Promise<void> {
  queryClient.setQueryData<readonly Passkey[]>(passkeysKey, (passkeys) => change(passkeys ?? []));
  await queryClient.invalidateQueries({ queryKey: securityEventsKey });
}
