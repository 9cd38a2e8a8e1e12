// More refreshes and sign-ins at the same moment than the service works on: it refuses some, and loses none.
import type { Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { createSessionRequests } from '../../../../test/sessions.ts';

let service: TestService;
beforeAll(async () => {
  // Each client has an IP address of its own, as behind a proxy.
  service = await startService({}, { TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => service.close());

const { refresh } = createSessionRequests(() => service);

const createAddressHeader = (index: number) => ({ 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` });

async function openGuestSessions(count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const sessions = await Promise.all(Array.from({ length: 50 }, () => service.signInGuest()));
    tokens.push(...sessions.map(({ refreshToken }) => refreshToken));
  }
  return tokens;
}

test('600 sessions that refresh at the same moment get new tokens, at once or after 503 with Retry-After', async () => {
  const results: { status: number; retryAfter: string | null }[] = [];
  const refreshUntilAccepted = async (token: string): Promise<void> => {
    const { status, headers } = await refresh(token);
    results.push({ status, retryAfter: headers.get('retry-after') });
    if (status === 503) await refreshUntilAccepted(token);
  };
  const tokens = await openGuestSessions(600);
  await Promise.all(tokens.map(refreshUntilAccepted));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(tokens.length);
  expect(results.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(results.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
});

test('responds to each of 160 sign-ins at the same moment with tokens, or with 503 and Retry-After', async () => {
  const account = { username: 'burst@example.com', password: 'an owl over the harbour', name: 'Burst' };
  await service.request('/api/v2/user', { body: { ...account, consentAnswers: [] } });
  const responses = await Promise.all(
    Array.from({ length: 160 }, (_, index) =>
      service.request<Tokens>('/api/v2/login', {
        body: { id: account.username, secret: account.password },
        headers: createAddressHeader(index),
      }),
    ),
  );
  const signedIn = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  expect(signedIn.length + refused.length).toBe(responses.length);
  expect(signedIn.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
