import type { DeviceSession } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { devicesKey, securityEventsKey } from '../api/security-queries.ts';

/** Signs the account out on another device. */
export function useSignOutDevice() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => caller.call('signOutDevice', { params: { id } }),
    onSuccess: async (_result, signedOutId) => {
      queryClient.setQueryData<readonly DeviceSession[]>(devicesKey, (devices) =>
        devices?.filter(({ id }) => id !== signedOutId),
      );
      await queryClient.invalidateQueries({ queryKey: securityEventsKey });
    },
    // The device may already be signed out.
    onError: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Signs the account out on all devices, including this one. */
export function useSignOutEverywhere() {
  const { caller, client } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await caller.call('signOutEverywhere');
      // The session has ended: this only removes its tokens from the browser.
      await client?.signOut().catch(() => {});
    },
    onSuccess: () => changeUser(queryClient, null),
  });
}
