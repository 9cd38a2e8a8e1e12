// Signing in, up and out: calls, and who is here afterwards.
import { CallError, type CallInput } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushEvents, trackEvent } from '../../../shared/analytics/track-event.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

export function useSignIn() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'signIn'>['body']) => caller.call('signIn', { body }),
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
  // One key for the form: a press that is repeated because no answer came makes no second account.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: CallInput<'signUp'>['body']) => caller.call('signUp', { body, idempotencyKey }),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

export function useSignOut() {
  const { client } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    // The session is over here even when the server could not be told.
    mutationFn: async () => {
      flushEvents();
      await client?.signOut().catch((error: unknown) => console.warn('Signing out was not heard', error));
    },
    onSuccess: () => changeUser(queryClient, null),
  });
}
