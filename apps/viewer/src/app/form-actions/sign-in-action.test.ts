import { CallError } from '@matinee/client';
import { expect, test } from 'vitest';
import type { Environment } from '../../shared/environment/environment.ts';
import { signInAction } from './sign-in-action.ts';

const call = () =>
  Promise.reject(
    new CallError({
      code: 'failedAuthentication',
      status: 401,
      params: {},
      requestId: null,
      retryable: false,
    }),
  );
const environment = {
  caller: { call },
  label: (key: string) => key,
  realm: { features: { emailConfirmationRequired: false } },
} as unknown as Environment;

test('returns the typed address after a refusal, but not the password', async () => {
  const outcome = await signInAction({
    environment,
    fields: new URLSearchParams({ email: ' ada@example.com ', password: 'a secret' }),
    pathname: '/login',
    params: {},
    search: new URLSearchParams(),
    getPathAfterSignIn: async () => '/home',
  });
  expect(outcome).toMatchObject({ status: 401, result: { values: { email: 'ada@example.com' } } });
  expect(JSON.stringify(outcome)).not.toContain('a secret');
});
