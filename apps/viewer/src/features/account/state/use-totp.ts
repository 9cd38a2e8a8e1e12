// Mutations of the authenticator app of the account.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { devicesKey, securityEventsKey, totpKey } from '../api/security-queries.ts';

export function useStartTotpEnrolment() {
  const { caller } = useEnvironment();
  return useMutation({ mutationFn: () => caller.call('startTotpEnrolment', {}) });
}

export function useConfirmTotpEnrolment() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (code: string) => caller.call('confirmTotpEnrolment', { body: { code } }),
  });
}

/** Reads the account again after the person has saved the recovery codes: its rights may have changed. */
export function useFinishTotpEnrolment() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => caller.call('getUser', {}),
    onSuccess: (user) => changeUser(queryClient, user),
  });
}

export function useRemoveTotp() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => caller.call('removeTotp', { body: { code } }),
    onSuccess: () =>
      Promise.all(
        [totpKey, securityEventsKey, devicesKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
