import { type CallArgumentsAndOptions, CallError } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trackEvent } from '../../../shared/analytics/track-event.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { useSecondFactorStep } from './second-factor/use-second-factor-step.ts';

/** @param signInParams the query parameters of the sign-in page; default: those of the current page */
export function useSignIn(signInParams?: Readonly<Record<string, string>>) {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgumentsAndOptions<'signIn'>['body']) =>
      runStep(caller.call('signIn', { body }), signInParams),
    onSuccess: ({ user }) => changeUser(queryClient, user),
    onError: (error) => {
      const code = error instanceof CallError ? error.code : 'internal';
      trackEvent({ name: 'loginError', properties: { code } });
    },
  });
}
