// Mutations for signing in, up and out; they update the session.
import { type CallArgumentsAndOptions, CallError } from '@matinee/client';
import { discardPreloadedTitle } from '@matinee/player/preload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushEvents, trackEvent } from '../../../shared/analytics/track-event.ts';
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

export function useSignUp() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  // One Idempotency-Key per form: retrying after a lost response creates no second account.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: CallArgumentsAndOptions<'signUp'>['body']) =>
      caller.call('signUp', { body, idempotencyKey }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

export function useSignOut() {
  const { client } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    // The local session ends even when the request fails.
    mutationFn: async () => {
      flushEvents();
      discardPreloadedTitle();
      await client?.signOut().catch((error: unknown) => console.warn('The sign-out request failed', error));
    },
    onSuccess: () => changeUser(queryClient, null),
  });
}
