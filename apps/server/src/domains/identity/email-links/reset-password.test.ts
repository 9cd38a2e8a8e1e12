import { request } from 'node:http';
import type { ErrorResponse, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../../../test/mail/mail-service.ts';
import { password } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';
import { runMaintenance } from '../../../main/maintenance.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService();
  await mail.service.applyRealm({ key: 'other' });
});
afterAll(() => mail.close());

const newPassword = 'a comet above the dunes';
const requestReset = (id: string, headers: Record<string, string> = {}) =>
  mail.service.request('/api/v2/reset-password/create', { body: { id }, headers });
const reset = (token: string, secret = newPassword, realm?: string) =>
  mail.service.request<{ id: string } & ErrorResponse>('/api/v2/reset-password', {
    method: 'PUT',
    body: { token, secret },
    ...(realm && { realm }),
  });
const signIn = (id: string, secret: string) =>
  mail.service.request<Tokens & ErrorResponse>('/api/v2/login', { body: { id, secret } });

/** Uses node:http, because `fetch` does not let a test set the Host header. Resolves with the status. */
function sendWithHost(host: string, id: string): Promise<number | undefined> {
  const { port } = new URL(mail.service.url);
  const path = '/api/v2/reset-password/create';
  const headers = { host, realm: 'lantern', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify({ id }));
  });
}

async function requestToken(email: string): Promise<string> {
  expect((await requestReset(email)).status).toBe(204);
  return mail.readToken(email);
}

describe('PUT /api/v2/reset-password', () => {
  test('sets the password, ends all sessions, confirms the address and sends a notice', async () => {
    const email = 'forgetful@example.com';
    const session = await mail.service.signInNewAccount({ email });
    const { status, body } = await reset(await requestToken(email));
    expect([status, body.id]).toEqual([200, email]);
    expect((await signIn(email, password)).body.code).toBe('failedAuthentication');
    expect((await signIn(email, newPassword)).status).toBe(200);
    await mail.service.waitForEvents();
    const user = await mail.service.request('/api/v2/user', { token: session.authorisationToken });
    expect(user.status).toBe(401);
    const { refreshToken } = session;
    const refreshed = await mail.service.request('/api/v2/token/refresh', { body: { refreshToken } });
    expect(refreshed.body.code).toBe('invalidRefreshToken');
    const account = await tables(mail.service.services.db)
      .selectFrom('account')
      .select('email_verified_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account.email_verified_at).not.toBeNull();
    expect((await mail.readMails(email)).map(({ subject }) => subject)).toContain(
      'Your password has changed',
    );
  });

  test('uses a token once, also in concurrent requests, and ends the other tokens of the account', async () => {
    const email = 'twice@example.com';
    await mail.service.signInNewAccount({ email });
    const firstToken = await requestToken(email);
    const token = await requestToken(email);
    const results = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await reset(firstToken)).body.code).toBe('invalidToken');
  });

  test.each([
    ['an unknown token', async () => 'unknown'],
    [
      'an expired token',
      async (email: string) => {
        const token = await requestToken(email);
        mail.service.clock.advance({ minutes: 61 });
        return token;
      },
    ],
    [
      'the token of a magic link',
      async (email: string) => {
        await mail.service.request(`/api/v2/token/alt/magic-email?email=${email}`);
        return mail.readToken(email);
      },
    ],
  ])('rejects %s with 404', async (name, createToken) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await mail.service.signInNewAccount({ email });
    const { status, body } = await reset(await createToken(email));
    expect([status, body.code]).toEqual([404, 'invalidToken']);
  });

  test('rejects the token of another realm, and leaves it valid', async () => {
    const email = 'realms@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    expect((await reset(token, newPassword, 'other')).status).toBe(404);
    expect((await reset(token)).status).toBe(200);
  });

  test('refuses a weak password, and leaves the token valid', async () => {
    const email = 'weak@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const { status, body } = await reset(token, 'short');
    expect([status, body.code, body.params]).toEqual([
      400,
      'weakPassword',
      { reason: 'tooShort', minLength: 8 },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  test('stores only the hash of the token', async () => {
    const email = 'hashed@example.com';
    await mail.service.signInNewAccount({ email });
    const token = await requestToken(email);
    const rows = await tables(mail.service.services.db).selectFrom('one_time_token').select('hash').execute();
    expect(rows.some(({ hash }) => hash.length === 32)).toBe(true);
    expect(rows.some(({ hash }) => hash.equals(Buffer.from(token)))).toBe(false);
    expect(rows.some(({ hash }) => hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
  });
});

describe('POST /api/v2/reset-password/create', () => {
  test('responds to an unknown address like to a known one, and sends it nothing', async () => {
    await mail.service.signInNewAccount({ email: 'known@example.com' });
    const known = await requestReset('known@example.com');
    const unknown = await requestReset('unknown@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mail.readMails('known@example.com')).not.toEqual([]);
    expect(await mail.readMails('unknown@example.com')).toEqual([]);
  });

  test('refuses a text that is not an email address', async () => {
    expect((await requestReset('not an address')).body.code).toBe('invalidEmail');
  });

  test('links to PUBLIC_URL, whatever host the request names', async () => {
    const email = 'poisoned@example.com';
    await mail.service.signInNewAccount({ email });
    await requestReset(email, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example;proto=http',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    });
    expect(await sendWithHost('evil.example', email)).toBe(204);
    const mails = (await mail.readMails(email)).filter(({ subject }) => subject === 'Reset your password');
    expect(mails).toHaveLength(2);
    for (const { text = '', html } of mails) {
      expect(`${text} ${html}`).not.toContain('evil.example');
      expect(text).toContain('https://lantern.example.org/resetpwd?token=');
    }
  });

  test('links to the host of a realm that has its own', async () => {
    await mail.service.applyRealm({ key: 'hosted', hosts: ['tv.example.net'] });
    const email = 'hosted@example.com';
    await mail.service.signInNewAccount({ email, realm: 'hosted' });
    await mail.service.request('/api/v2/reset-password/create', { realm: 'hosted', body: { id: email } });
    // The notice of the sign-in can arrive later.
    const texts = (await mail.readMails(email)).map(({ text }) => text);
    expect(texts.join()).toContain('https://tv.example.net/resetpwd?token=');
  });

  test('refuses the sixth mail to an address in an hour from one network with 429, known or not', async () => {
    for (const id of ['limited@example.com', 'limited-unknown@example.com']) {
      if (id === 'limited@example.com') await mail.service.signInNewAccount({ email: id });
      const statuses = [];
      for (let n = 0; n < 6; n++) statuses.push((await requestReset(id)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });
});

test('maintenance deletes tokens a day after they expired', async () => {
  const { db } = mail.service.services;
  const count = async () => (await tables(db).selectFrom('one_time_token').select('hash').execute()).length;
  await mail.waitForJobs();
  expect(await count()).toBeGreaterThan(0);
  mail.service.clock.advance({ hours: 26 });
  await runMaintenance(mail.service.services);
  expect(await count()).toBe(0);
});
