// Sign-in limits count per client address: that of the connection, or X-Forwarded-For behind a trusted proxy.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

const maxFailures = 60;
let accountCount = 0;

/** Fails to sign in with a new account each time, so that the limit per account is never reached. */
async function failSignIn(service: TestService, forwardedFor?: string) {
  const { status, headers } = await service.request('/api/v2/login', {
    body: { id: `nobody-${++accountCount}@example.com`, secret: 'a guess' },
    headers: { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
  });
  return { status, wait: Number(headers.get('retry-after')) };
}

/** Sends as many failing sign-ins as one address may, ten at a time, and returns their distinct statuses. */
async function exhaustLimit(service: TestService, forwardedFor: (failSignIn: number) => string | undefined) {
  const statuses = new Set<number>();
  for (let firstAttempt = 0; firstAttempt < maxFailures; firstAttempt += 10) {
    const guesses = Array.from({ length: 10 }, (_, n) => failSignIn(service, forwardedFor(firstAttempt + n)));
    for (const { status } of await Promise.all(guesses)) statuses.add(status);
  }
  return [...statuses];
}

describe('without a trusted proxy', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('allows sixty failed sign-ins per connection address and ignores X-Forwarded-For', async () => {
    const { user } = await service.signInNewAccount({ email: 'ada@example.com' });
    expect(user.id).toBeTruthy();
    expect(await exhaustLimit(service, (n) => `203.0.113.${n}`)).toEqual([401]);
    for (const forwardedFor of [
      undefined,
      '198.51.100.7',
      '198.51.100.7, 127.0.0.1',
      '2001:db8::7',
      'garbage',
    ]) {
      const { status, wait: retryAfter } = await failSignIn(service, forwardedFor);
      expect([forwardedFor, status]).toEqual([forwardedFor, 429]);
      expect(retryAfter).toBeGreaterThan(0);
    }
    const credentials = { id: 'ada@example.com', secret: 'a lantern in the fog' };
    expect((await service.request('/api/v2/login', { body: credentials })).status).toBe(429);
    service.clock.advance({ minutes: 10 });
    expect((await service.request('/api/v2/login', { body: credentials })).status).toBe(200);
  });
});

describe('behind a trusted proxy', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({}, { TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => service.close());

  test('counts failures per viewer address and ignores addresses that the viewer adds to X-Forwarded-For', async () => {
    expect(await exhaustLimit(service, () => '203.0.113.5')).toEqual([401]);
    expect((await failSignIn(service, '203.0.113.5')).status).toBe(429);
    // The proxy appends the real address after an address that the viewer sent, which is ignored.
    expect((await failSignIn(service, '198.51.100.1, 203.0.113.5')).status).toBe(429);
    expect((await failSignIn(service, '203.0.113.6')).status).toBe(401);
  });
});
