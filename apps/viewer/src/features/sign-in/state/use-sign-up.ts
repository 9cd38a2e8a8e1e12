import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

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
