// Queries and mutations of sign-in on a television with a code.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { changeUser } from '../../../../shared/session/session.ts';
import { useSecondFactorStep } from '../second-factor/use-second-factor-step.ts';

export function useRequestDeviceCode() {
  const { caller } = useEnvironment();
  return useMutation({ mutationFn: () => caller.call('requestDeviceCode', {}) });
}

/** Asks for the state of a sign-in until somebody has answered or the code has expired. */
export function useDeviceCodeState(started: { deviceCode: string; interval: number } | undefined) {
  const { caller } = useEnvironment();
  const deviceCode = started?.deviceCode ?? '';
  return useQuery({
    queryKey: ['deviceCode', deviceCode],
    queryFn: async ({ signal }) =>
      (await caller.call('getDeviceCodeState', { body: { deviceCode }, signal })).state,
    enabled: deviceCode !== '',
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data === 'waiting' ? (started?.interval ?? 5) * 1000 : false,
    refetchIntervalInBackground: true,
  });
}

export function useSignInWithDeviceCode() {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deviceCode: string) =>
      runStep(caller.call('signInWithDeviceCode', { body: { deviceCode } })),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

export function useFindDeviceRequest() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (userCode: string) => caller.call('findDeviceRequest', { body: { userCode } }),
  });
}

export function useResolveDeviceRequest() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (body: { userCode: string; isApproved: boolean }) =>
      caller.call('resolveDeviceRequest', { body }),
  });
}
