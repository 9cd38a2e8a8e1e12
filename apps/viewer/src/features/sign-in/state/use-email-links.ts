// Mutations of the flows that use a link in a mail.
import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import type { FirebaseOptions } from './firebase/firebase-options.ts';
import { loadFirebasePassword } from './firebase/load-firebase.ts';
import { useSecondFactorStep } from './second-factor/use-second-factor-step.ts';

/** @param provider the service that has the password; by default this one */
export function useRequestPasswordReset(provider?: string) {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (id: string) =>
      caller.call('requestPasswordReset', { body: { id, ...(provider !== undefined && { provider }) } }),
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
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => runStep(caller.call('signInWithMagicLink', { body: { token } })),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

interface PasswordChange {
  email: string;
  currentSecret: string;
  secret: string;
}

/** @param firebase the identity service that has the password; by default this service has it */
export function useChangePassword(firebase?: FirebaseOptions) {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: async ({ email, ...body }: PasswordChange) => {
      if (!firebase) return caller.call('changePassword', { body });
      const { changeFirebasePassword } = await loadFirebasePassword();
      return changeFirebasePassword(caller, firebase, { email, ...body });
    },
  });
}
