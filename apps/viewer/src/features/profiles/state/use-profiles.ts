// Mutations of the profiles of the account.
import type { CallArguments, Calls, Profile, SessionUser } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser, getUser, setUser } from '../../../shared/session/session.ts';
import { profilesKey } from '../api/profiles-query.ts';

/** Continues with another profile, with its history, lists and preferences. */
export function useSelectProfile() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, pin }: { id: string; pin?: string }): Promise<SessionUser> => {
      const body = pin === undefined ? {} : { pin };
      return (await caller.call('selectProfile', { params: { id }, body })).user;
    },
    onSuccess: (user) => changeUser(queryClient, user),
  });
}

export type ProfileInput = CallArguments<Calls['createProfile']>['body'];

/** Adds a profile, or changes the one with this id. */
export function useSaveProfile(id: string | undefined) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tp, ...changes }: ProfileInput): Promise<Profile> =>
      id === undefined
        ? caller.call('createProfile', { body: { tp, ...changes } })
        : caller.call('updateProfile', { params: { id }, body: changes }),
    onSuccess: async ({ isCurrent, name, avatar }) => {
      const user = getUser(queryClient);
      if (isCurrent && user) setUser(queryClient, { ...user, pro: { ...user.pro, name, avatar } });
      await queryClient.invalidateQueries({ queryKey: profilesKey });
    },
  });
}

export function useDeleteProfile() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => caller.call('deleteProfile', { params: { id } }),
    // The profile may have been deleted on another device.
    onSettled: () => queryClient.invalidateQueries({ queryKey: profilesKey }),
  });
}
