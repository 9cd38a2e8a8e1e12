// Sign-in limits count per client address: that of the connection, or X-Forwarded-For behind a trusted proxy.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { password, type RequestOptions, startService, type TestService } from '../../../test/service.ts';
import { advanceSystemClock, resetSystemClock } from '../../../test/system-clock.ts';
import type { CallContext } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { createKnownDevices } from './known-device.ts';
import { createSignInLimits, getSignInDelaySeconds } from './sign-in-limits.ts';

afterEach(resetSystemClock);

const maxFailures = 60;
let accountCount = 0;

/** Repeats a request while the service refuses it because many passwords wait, as on a busy machine. */
async function requestAdmitted(service: TestService, options: RequestOptions) {
  for (;;) {
    const response = await service.request('/api/v2/login', options);
    if (response.status !== 503) return response;
  }
}

/** Fails to sign in, with another email address each time, so that the limits per account are never reached. */
async function failSignIn(service: TestService, forwardedFor?: string) {
  const { status, headers } = await requestAdmitted(service, {
    body: { id: `nobody-${++accountCount}@example.com`, secret: 'a guess' },
    headers: { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
  });
  return { status, retryAfter: Number(headers.get('retry-after')) };
}

/** Sends as many failing sign-ins as one address may, ten at a time, and returns their distinct statuses. */
async function exhaustLimit(service: TestService, getForwardedFor: (attempt: number) => string | undefined) {
  const statuses = new Set<number>();
  for (let firstAttempt = 0; firstAttempt < maxFailures; firstAttempt += 10) {
    const guesses = Array.from({ length: 10 }, (_, n) =>
      failSignIn(service, getForwardedFor(firstAttempt + n)),
    );
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
      const { status, retryAfter } = await failSignIn(service, forwardedFor);
      expect([forwardedFor, status]).toEqual([forwardedFor, 429]);
      expect(retryAfter).toBeGreaterThan(0);
    }
    const credentials = { id: 'ada@example.com', secret: 'a lantern in the fog' };
    expect((await service.request('/api/v2/login', { body: credentials })).status).toBe(429);
    advanceSystemClock({ minutes: 10 });
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

  const signIn = (email: string, secret: string, address: string, cookie?: string) =>
    requestAdmitted(service, {
      body: { id: email, secret },
      headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
    });
  /** Sends ten wrong passwords from one address. */
  async function failTenTimes(email: string, address: string, cookie?: string): Promise<number[]> {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => signIn(email, `guess ${n}`, address, cookie)),
    );
    return responses.map(({ status }) => status);
  }
  /** Signs in and returns the cookie of the device. */
  async function readDeviceCookie(email: string, address: string): Promise<string> {
    const { status, headers } = await signIn(email, password, address);
    expect(status).toBe(200);
    const cookie = headers.getSetCookie().find((text) => text.startsWith('matinee_device='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    return cookie?.split(';', 1)[0] ?? '';
  }

  test('returns 429 for 15 minutes to an address that sent ten wrong passwords, and 200 to other addresses', async () => {
    await service.signInNewAccount({ email: 'victim@example.com' });
    expect(await failTenTimes('victim@example.com', '203.0.113.20')).toEqual(Array(10).fill(401));
    const limitedResponse = await signIn('victim@example.com', password, '203.0.113.20');
    expect([limitedResponse.status, limitedResponse.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(limitedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('victim@example.com', password, '203.0.113.21')).status).toBe(200);
    // PostgreSQL takes each of these for the same email address.
    for (const spelling of ['VICTIM@example.com', ' victim@example.com ', 'vİctİm@example.com'])
      expect((await signIn(spelling, password, '203.0.113.20')).status).toBe(429);
    advanceSystemClock({ minutes: 16 });
    expect((await signIn('victim@example.com', password, '203.0.113.20')).status).toBe(200);
  });

  test('a browser that has signed in to the account signs in after guesses from its address, until it reaches its own limit', async () => {
    await service.signInNewAccount({ email: 'known@example.com' });
    const cookie = await readDeviceCookie('known@example.com', '203.0.113.30');
    await failTenTimes('known@example.com', '203.0.113.30');
    expect((await signIn('known@example.com', password, '203.0.113.30')).status).toBe(429);
    expect((await signIn('known@example.com', password, '203.0.113.30', cookie)).status).toBe(200);
    expect(await failTenTimes('known@example.com', '203.0.113.31', cookie)).toEqual(Array(10).fill(401));
    expect((await signIn('known@example.com', password, '203.0.113.31', cookie)).status).toBe(429);
  });

  test('the cookie of a device counts only for accounts that have signed in on it', async () => {
    await service.signInNewAccount({ email: 'mine@example.com' });
    await service.signInNewAccount({ email: 'other@example.com' });
    const cookie = await readDeviceCookie('mine@example.com', '203.0.113.40');
    expect(await failTenTimes('other@example.com', '203.0.113.40')).toEqual(Array(10).fill(401));
    expect((await signIn('other@example.com', password, '203.0.113.40', cookie)).status).toBe(429);
    expect((await signIn('mine@example.com', password, '203.0.113.40', cookie)).status).toBe(200);
  });
});

describe('getSignInDelaySeconds', () => {
  test.each([
    [9, 0],
    [10, 1],
    [55, 5.5],
    [10_000, 15],
  ])('after %d failures of an account returns a delay of %d seconds', (failureCount, seconds) => {
    expect(getSignInDelaySeconds(failureCount)).toBe(seconds);
  });
});

describe('createSignInLimits', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const createLimits = () =>
    createSignInLimits(service.services.db, createKnownDevices(Buffer.alloc(32, 'key of devices')));
  const createContext = (address: string, signal = new AbortController().signal) =>
    ({
      realm: { key: 'lantern' },
      request: { address, signal, headers: {}, origin: '', readCookie: () => undefined },
      responseCookies: { setCookie: () => {}, clearCookie: () => {} },
    }) as unknown as CallContext;

  test('an attempt that throws is not counted', async () => {
    const limits = createLimits();
    const context = createContext('203.0.113.50');
    for (let n = 0; n < 70; n++) {
      const attempt = () => Promise.reject(new Error('no database'));
      await expect(limits.signIn(context, 'thrown@example.com', attempt)).rejects.toThrow('no database');
    }
    expect(await limits.signIn(context, 'thrown@example.com', async () => 'signed in')).toBe('signed in');
  });

  test('1,000 concurrent sign-ins with the correct password succeed', async () => {
    const limits = createLimits();
    const context = createContext('203.0.113.51');
    const results = await Promise.all(
      Array.from({ length: 1_000 }, () => limits.signIn(context, 'busy@example.com', async () => true)),
    );
    expect(new Set(results)).toEqual(new Set([true]));
  });

  test('all nodes count the failures of a client together', async () => {
    const context = createContext('203.0.113.52');
    const fail = async () => refuse('failedAuthentication');
    for (let n = 0; n < 10; n++) await createLimits().signIn(context, 'shared@example.com', fail);
    expect(await createLimits().signIn(context, 'shared@example.com', fail)).toMatchObject({
      code: 'tooManyRequests',
    });
  });

  test('a client that has reached its limit is refused before the delay of the account', async () => {
    const limits = createLimits();
    const fail = async () => refuse('failedAuthentication');
    // The client has disconnected, so that a delay would end at once, with another Retry-After.
    const context = createContext('203.0.113.70', AbortSignal.abort());
    for (let n = 0; n < 10; n++) await limits.signIn(context, 'limited@example.com', fail);
    const refusal = await limits.signIn(context, 'limited@example.com', fail);
    expect(refusal).toMatchObject({ code: 'tooManyRequests', params: { retryAfter: expect.any(Number) } });
    expect(refusal).not.toMatchObject({ params: { retryAfter: 5 } });
  });

  test.each([
    ['sign-ups of a network that has 100 of them in ten minutes', 'signUp', 'sign-up-network', 100],
    ['guests of a network that has 2,000 of them in ten minutes', 'openGuestSession', 'guest-network', 2_000],
  ] as const)('refuses %s, and lets other networks through', async (_what, methodName, limitName, max) => {
    const limits = createLimits();
    const open = (address: string) => limits[methodName](createContext(address), async () => 'opened');
    expect(await open('203.0.113.120')).toBe('opened');
    await sql`UPDATE rate_limit SET points = ${max} WHERE key LIKE ${`${limitName}:%`}`.execute(
      service.services.db,
    );
    expect(await open('203.0.113.120')).toMatchObject({ code: 'tooManyRequests' });
    expect(await open('203.0.113.121')).toBe('opened');
    advanceSystemClock({ minutes: 10 });
    expect(await open('203.0.113.120')).toBe('opened');
  });

  test('refuses guests of a network that has 10,000 of them in a day, and lets other networks through', async () => {
    const limits = createLimits();
    const openGuestSession = (address: string) =>
      limits.openGuestSession(createContext(address), async () => 'opened');
    expect(await openGuestSession('203.0.113.110')).toBe('opened');
    await sql`UPDATE rate_limit SET points = 10000 WHERE key LIKE 'guest-network-day:%'`.execute(
      service.services.db,
    );
    advanceSystemClock({ minutes: 11 });
    expect(await openGuestSession('203.0.113.110')).toMatchObject({ code: 'tooManyRequests' });
    expect(await openGuestSession('203.0.113.111')).toBe('opened');
    advanceSystemClock({ minutes: 24 * 60 });
    expect(await openGuestSession('203.0.113.110')).toBe('opened');
  });

  test('refuses attempts of a client on a slowed account while four other attempts of the client wait', async () => {
    const limits = createLimits();
    const [abortController, attempt] = [new AbortController(), vi.fn(async () => 'signed in')];
    const context = createContext('203.0.113.75', abortController.signal);
    await limits.signIn(context, 'hammered@example.com', async () => refuse('failedAuthentication'));
    await sql`UPDATE rate_limit SET points = 150 WHERE key LIKE 'sign-in-account:%'`.execute(
      service.services.db,
    );
    const attempts = Array.from({ length: 9 }, () => limits.signIn(context, 'hammered@example.com', attempt));
    expect(await Promise.race(attempts)).toMatchObject({ code: 'tooManyRequests' });
    abortController.abort();
    await Promise.all(attempts);
    expect(attempt).not.toHaveBeenCalled();
  });

  test('refuses attempts on a slowed account while 20 others wait, and attempts of clients that have disconnected', async () => {
    const limits = createLimits();
    const fail = async () => refuse('failedAuthentication');
    await limits.signIn(createContext('203.0.113.60'), 'slow@example.com', fail);
    await sql`UPDATE rate_limit SET points = 150 WHERE key LIKE 'sign-in-account:%'`.execute(
      service.services.db,
    );

    const abortController = new AbortController();
    const attempt = vi.fn(async () => 'signed in');
    const attempts = Array.from({ length: 22 }, (_, n) =>
      limits.signIn(
        createContext(`203.0.113.${80 + n}`, abortController.signal),
        'slow@example.com',
        attempt,
      ),
    );
    expect(await Promise.race(attempts)).toMatchObject({
      code: 'tooManyRequests',
      params: { retryAfter: 5 },
    });
    abortController.abort();
    for (const result of await Promise.all(attempts))
      expect(result).toMatchObject({ code: 'tooManyRequests' });
    expect(attempt).not.toHaveBeenCalled();
  });
});
