import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { changeUser } from '../../../../shared/session/session.ts';

/** Completes a sign-in with a code. The browser sends the token of the sign-in as a cookie. */
export function useSecondFactorSignIn() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => caller.call('signInWithSecondFactor', { body: { code } }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}
