import type { ErrorResponse, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../../../test/mail/mail-service.ts';
import { tables } from '../../../../test/tables.ts';
import { servePages } from '../../../pages/index.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService({ servePages });
});
afterAll(() => mail.close());

const requestLink = (email: string, realm?: string) =>
  mail.service.request(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`, {
    ...(realm && { realm }),
  });
const exchange = (token: string, guestToken?: string) =>
  mail.service.request<Tokens & ErrorResponse>('/api/v2/token/alt/magic-email', {
    body: { token },
    ...(guestToken && { token: guestToken }),
  });

async function requestToken(email: string): Promise<string> {
  expect((await requestLink(email)).status).toBe(204);
  return mail.readToken(email);
}

describe('POST /api/v2/token/alt/magic-email', () => {
  test('signs in once, and records the method', async () => {
    const email = 'linked@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const { status, body } = await exchange(token);
    expect([status, body.user.email, body.user.isGuest]).toEqual([200, email, false]);
    const session = await tables(mail.service.services.db)
      .selectFrom('session')
      .select(['method', 'auth_time'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(session).toMatchObject({ method: 'magicLink', auth_time: expect.anything() });
    const again = await exchange(token);
    expect([again.status, again.body.code]).toEqual([401, 'failedToMagicLogin']);
  });

  test('ends the guest session of the request', async () => {
    const email = 'guest-before@example.com';
    await mail.service.signInNewAccount({ email });
    const guest = await mail.service.signInGuest();
    await exchange(await requestToken(email), guest.authorisationToken);
    await mail.service.waitForEvents();
    const { status } = await mail.service.request('/api/v2/user', { token: guest.authorisationToken });
    expect(status).toBe(401);
  });

  test('rejects a token after 15 minutes', async () => {
    const email = 'late@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    mail.service.clock.advance({ minutes: 16 });
    expect((await exchange(token)).body.code).toBe('failedToMagicLogin');
  });

  test('rejects the token of a password reset', async () => {
    const email = 'other-purpose@example.com';
    await mail.service.signInNewAccount({ email });
    await mail.service.request('/api/v2/reset-password/create', { body: { id: email } });
    expect((await exchange(await mail.readToken(email))).body.code).toBe('failedToMagicLogin');
  });

  test('rejects the token of another realm', async () => {
    await mail.service.applyRealm({ key: 'other' });
    const email = 'other-realm@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const response = await mail.service.request('/api/v2/token/alt/magic-email', {
      body: { token },
      realm: 'other',
    });
    expect([response.status, response.body.code]).toEqual([401, 'failedToMagicLogin']);
    expect((await exchange(token)).status).toBe(200);
  });

  test('removes the password and the sessions of a stranger who signed up with the address of the link', async () => {
    const email = 'victim@example.com';
    const form = { username: email, password: 'the attacker knows this', name: 'Eve' };
    const attacker = await mail.service.request<Tokens>('/api/v2/user', { body: form });
    await mail.waitForJobs();
    const { body } = await exchange(await requestToken(email));
    expect(body.user.email).toBe(email);
    await mail.service.waitForEvents();
    const { authorisationToken } = attacker.body;
    expect((await mail.service.request('/api/v2/user', { token: authorisationToken })).status).toBe(401);
    const credentials = { id: email, secret: form.password };
    expect((await mail.service.request('/api/v2/login', { body: credentials })).status).toBe(401);
  });
});

describe('GET /api/v2/token/alt/magic-email', () => {
  test('responds to an unknown address like to a known one, and sends it nothing', async () => {
    await mail.service.signInNewAccount({ email: 'known@example.com' });
    const [known, unknown] = [await requestLink('known@example.com'), await requestLink('none@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mail.readMails('none@example.com')).toEqual([]);
  });

  test.each(['plain', 'a b@example.com', 'a@@example.com', 'a@example'])('refuses %s', async (address) => {
    expect((await requestLink(address)).body.code).toBe('invalidEmail');
  });

  test('returns 404 in a realm without magic links', async () => {
    await mail.service.applyRealm({ key: 'passwords', emailSignIn: { magicLink: false } });
    expect((await requestLink('somebody@example.com', 'passwords')).status).toBe(404);
  });
});

describe('the page of a magic link', () => {
  const sendForm = (token: string, headers: Record<string, string>) =>
    fetch(`${mail.service.url}/login/magic-link?token=${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(),
    });

  test('does not use the token when it is opened with GET or HEAD', async () => {
    const email = 'scanned@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await fetch(`${mail.service.url}/login/magic-link?token=${token}`, { method });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await exchange(token)).status).toBe(200);
  });

  test('signs in with its form without scripts', async () => {
    const email = 'scriptless@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const response = await sendForm(token, { 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/home']);
    const cookie = response.headers.getSetCookie().find((text) => text.includes('matinee_session='));
    const document = await fetch(`${mail.service.url}/home`, { headers: { cookie: cookie ?? '' } });
    expect(await document.text()).toContain(email);
    const failure = await sendForm(token, { 'sec-fetch-site': 'same-origin' });
    expect(failure.headers.get('location')).toBe('/login/magic-link?error=failedToMagicLogin');
    expect(failure.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
  ])('refuses the form from %s, and leaves the token valid', async (name, headers) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const response = await sendForm(token, headers as Record<string, string>);
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
    expect((await exchange(token)).status).toBe(200);
  });
});
