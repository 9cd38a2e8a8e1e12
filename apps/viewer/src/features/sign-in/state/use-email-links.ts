// Mutations of the flows that use a link in a mail.
import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

export function useRequestPasswordReset() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (id: string) => caller.call('requestPasswordReset', { body: { id } }),
  });
}

export function useResetPassword() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (body: CallArgumentsAndOptions<'resetPassword'>['body']) =>
      caller.call('resetPassword', { body }),
  });
}

export function useConfirmEmail() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (token: string) => caller.call('confirmEmail', { body: { token } }),
  });
}

export function useRequestMagicLink() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (email: string) => caller.call('requestMagicLink', { query: { email } }),
  });
}

export function useMagicLinkSignIn() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => caller.call('signInWithMagicLink', { body: { token } }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

export function useChangePassword() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (body: CallArgumentsAndOptions<'changePassword'>['body']) =>
      caller.call('changePassword', { body }),
  });
}
