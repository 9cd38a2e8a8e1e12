// Whose address counts: that of the connection, unless it is a proxy's that the operator has named.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

const perAddress = 60;
let made = 0;

/** A sign-in that fails, each with an account of its own, so that the limit of accounts is not what is met. */
async function guess(service: TestService, forwardedFor?: string) {
  const { status, headers } = await service.ask('/api/v2/login', {
    body: { id: `nobody-${++made}@example.com`, secret: 'a guess' },
    headers: { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
  });
  return { status, wait: Number(headers.get('retry-after')) };
}

/** Statuses of as many guesses as an address has, at most so many at once. */
async function useUp(service: TestService, forwardedFor: (guess: number) => string | undefined) {
  const statuses = new Set<number>();
  for (let first = 0; first < perAddress; first += 10) {
    const guesses = Array.from({ length: 10 }, (_, n) => guess(service, forwardedFor(first + n)));
    for (const { status } of await Promise.all(guesses)) statuses.add(status);
  }
  return [...statuses];
}

describe('where no proxy is named', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('an address has sixty failed sign-ins, whatever addresses it claims to speak for', async () => {
    const { user } = await service.person({ email: 'ada@example.com' });
    expect(user.id).toBeTruthy();
    expect(await useUp(service, (n) => `203.0.113.${n}`)).toEqual([401]);
    for (const claim of [undefined, '198.51.100.7', '198.51.100.7, 127.0.0.1', '2001:db8::7', 'garbage']) {
      const { status, wait } = await guess(service, claim);
      expect([claim, status]).toEqual([claim, 429]);
      expect(wait).toBeGreaterThan(0);
    }
    const right = { id: 'ada@example.com', secret: 'a lantern in the fog' };
    expect((await service.ask('/api/v2/login', { body: right })).status).toBe(429);
    service.clock.advance({ minutes: 10 });
    expect((await service.ask('/api/v2/login', { body: right })).status).toBe(200);
  });
});

describe('where the proxy is named', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({}, { TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => service.close());

  test('each viewer behind it has a limit of their own, and none gets another by what they claim', async () => {
    expect(await useUp(service, () => '203.0.113.5')).toEqual([401]);
    expect((await guess(service, '203.0.113.5')).status).toBe(429);
    // What a viewer writes stands before what the proxy adds, and is not believed.
    expect((await guess(service, '198.51.100.1, 203.0.113.5')).status).toBe(429);
    expect((await guess(service, '203.0.113.6')).status).toBe(401);
  });
});
