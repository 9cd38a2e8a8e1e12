import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../../../test/mail/mail-service.ts';
import { createPasskeyRequests } from '../../../../test/passkeys/passkey-requests.ts';
import { createSoftwareAuthenticator } from '../../../../test/passkeys/software-authenticator.ts';
import {
  createSecondFactorRequests,
  totpPath,
} from '../../../../test/second-factor/second-factor-requests.ts';
import { password, realmDefaults } from '../../../../test/service.ts';
import { createSessionRequests } from '../../../../test/sessions.ts';
import { tables } from '../../../../test/tables.ts';
import { servePages } from '../../../pages/index.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService({ servePages });
});
afterAll(() => mail.close());

const requests = createSecondFactorRequests(() => mail.service);
const { createAdministrator, createCode, startEnrolment, confirmEnrolment, remove } = requests;
const { readUser } = createSessionRequests(() => mail.service);

const readTotp = async (token: string) =>
  (
    await mail.service.request<{ isAvailable: boolean; isMissing: boolean; addedAt: string | null }>(
      totpPath,
      {
        token,
      },
    )
  ).body;

const readSubjects = async (email: string) => (await mail.readMails(email)).map(({ subject }) => subject);

describe('adding an authenticator app', () => {
  test('takes a first code, returns ten recovery codes, and tells the person', async () => {
    const { email, token, recoveryCodes } = await createAdministrator();
    expect(recoveryCodes).toHaveLength(10);
    expect(await readTotp(token)).toEqual({
      isAvailable: true,
      isMissing: false,
      addedAt: expect.any(String),
      unusedRecoveryCodeCount: 10,
    });
    expect((await requests.listEventKinds(token))[0]).toBe('totpAdded');
    expect(await readSubjects(email)).toContain('Two-step verification is on');
  });

  test('asks for no code before the first one is confirmed', async () => {
    const email = 'unconfirmed-app@example.com';
    const { authorisationToken: token } = await mail.service.signInNewAccount({ email, role: 'ADMIN' });
    const { body } = await startEnrolment(token);
    expect((await requests.signInWithPassword(email)).status).toBe(200);
    const wrong = await confirmEnrolment(token, createCode(body.secret, 5));
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrongSecondFactorCode']);
    expect((await requests.signInWithPassword(email)).status).toBe(200);
  });

  test('is for administrators', async () => {
    const { authorisationToken: token } = await mail.service.signInNewAccount();
    const { status, body } = await startEnrolment(token);
    expect([status, body.code]).toEqual([409, 'totpNotOffered']);
    expect(await readTotp(token)).toMatchObject({ isAvailable: false });
  });

  test('requires a sign-in or a confirmed identity in the last 15 minutes', async () => {
    const account = await mail.service.signInNewAccount({ role: 'ADMIN' });
    const { body: started } = await startEnrolment(account.authorisationToken);
    mail.service.clock.advance({ minutes: 16 });
    const { body: refreshed } = await createSessionRequests(() => mail.service).refresh(account.refreshToken);
    const token = refreshed.authorisationToken;
    const refusals = [await startEnrolment(token), await confirmEnrolment(token, createCode(started.secret))];
    expect(refusals.map(({ body }) => body.code)).toEqual(['recentSignInRequired', 'recentSignInRequired']);
  });

  test('refuses a second app', async () => {
    const { token, secret } = await createAdministrator();
    const refusals = [await startEnrolment(token), await confirmEnrolment(token, createCode(secret))];
    expect(refusals.map(({ body }) => body.code)).toEqual(['totpAlreadyAdded', 'totpAlreadyAdded']);
  });

  test('ends the other sessions of the account, which were opened without a code', async () => {
    const email = 'two-sessions@example.com';
    const { authorisationToken: token } = await mail.service.signInNewAccount({ email, role: 'ADMIN' });
    const { body: other } = await requests.signInWithPassword(email);
    const { body: started } = await startEnrolment(token);
    await confirmEnrolment(token, createCode(started.secret));
    await mail.service.waitForEvents();
    expect((await readUser(other.authorisationToken)).status).toBe(401);
    expect((await readUser(token)).status).toBe(200);
  });

  test('stores the secret encrypted for its account, and only hashes of the recovery codes', async () => {
    const { secret, recoveryCodes } = await createAdministrator();
    const { db } = mail.service.services;
    const rows = await tables(db).selectFrom('totp').select('secret_sealed').execute();
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ secret_sealed: sealed }) => sealed.includes(bytes))).toBe(false);
    expect(rows.some(({ secret_sealed: sealed }) => sealed.includes(secret))).toBe(false);
    const codes = await tables(db).selectFrom('recovery_code').select('hash').execute();
    const texts = recoveryCodes.flatMap((code) => [code, code.replace('-', '')]);
    expect(codes.some(({ hash }) => texts.some((text) => hash.includes(text)))).toBe(false);
  });
});

describe('removing an authenticator app', () => {
  test('takes a recent proof of the password and a code, and tells the person', async () => {
    const { email, token, secret } = await createAdministrator();
    const withoutCode = await remove(token, '000000');
    expect([withoutCode.status, withoutCode.body.code]).toEqual([403, 'wrongSecondFactorCode']);
    mail.service.clock.advance({ minutes: 4 });
    expect((await remove(token, createCode(secret))).status).toBe(204);
    expect((await requests.listEventKinds(token))[0]).toBe('totpRemoved');
    expect(await readSubjects(email)).toContain('Two-step verification is off');
    expect((await requests.signInWithPassword(email)).status).toBe(200);
    expect((await remove(token, createCode(secret, 1))).body.code).toBe('notFound');
  });

  test('is refused without a recent sign-in, until the person enters the password', async () => {
    const { email, secret } = await createAdministrator();
    const signedIn = await requests.enterCode(await requests.requestPendingToken(email), createCode(secret));
    mail.service.clock.advance({ minutes: 16 });
    const { refresh } = createSessionRequests(() => mail.service);
    const token = (await refresh(signedIn.body.refreshToken)).body.authorisationToken;
    const refused = await remove(token, createCode(secret));
    expect([refused.status, refused.body.code]).toEqual([403, 'recentSignInRequired']);
    await mail.service.request('/api/v2/user/identity-confirmation', { token, body: { secret: password } });
    expect((await remove(token, createCode(secret))).status).toBe(204);
  });

  test('works with a recovery code, but not with the code of another account', async () => {
    const { token, recoveryCodes } = await createAdministrator();
    const other = await createAdministrator();
    expect((await remove(token, createCode(other.secret))).status).toBe(403);
    expect((await remove(token, recoveryCodes[0] ?? '')).status).toBe(204);
  });
});

describe('a realm that requires a second factor of administrators', () => {
  const mailboxPath = '/_admin/mailbox';
  const readCookie = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const openMailbox = (cookie: string) =>
    fetch(mail.service.url + mailboxPath, { headers: { cookie }, redirect: 'manual' });

  test('leads an administrator without one to the account page, and gives the rights after it was added', async () => {
    const { email } = await mail.service
      .signInNewAccount({ role: 'ADMIN', email: 'required@example.com' })
      .then(({ user }) => ({ email: user.email ?? '' }));
    const { headers, body } = await requests.signInWithPassword(email);
    const [cookie, token] = [readCookie(headers), body.authorisationToken];
    expect((await openMailbox(cookie)).status).toBe(200);

    await mail.service.applyRealm({
      ...realmDefaults,
      key: 'lantern',
      administratorSecondFactor: 'required',
    });
    const refused = await openMailbox(cookie);
    expect([refused.status, refused.headers.get('location')]).toEqual([
      302,
      '/account#two-step-verification',
    ]);
    expect((await readUser(token)).body.rol).toBe('USER');
    expect(await readTotp(token)).toMatchObject({ isAvailable: true, isMissing: true });

    const { body: started } = await startEnrolment(token);
    expect((await confirmEnrolment(token, createCode(started.secret))).status).toBe(200);
    expect((await openMailbox(cookie)).status).toBe(200);
    expect((await readUser(token)).body.rol).toBe('ADMIN');
    await mail.service.applyRealm({ ...realmDefaults, key: 'lantern' });
  });

  test('gives the rights to a session that was opened with a passkey', async () => {
    const passkeys = createPasskeyRequests(() => mail.service);
    const { authorisationToken } = await mail.service.signInNewAccount({ role: 'ADMIN' });
    const authenticator = createSoftwareAuthenticator('https://lantern.example.org');
    await passkeys.addPasskey(authorisationToken, {}, authenticator);
    await mail.service.applyRealm({
      ...realmDefaults,
      key: 'lantern',
      administratorSecondFactor: 'required',
    });
    expect((await readUser(authorisationToken)).body.rol).toBe('USER');
    const { body } = await passkeys.signIn(authenticator);
    expect(body.user.rol).toBe('ADMIN');
    await mail.service.applyRealm({ ...realmDefaults, key: 'lantern' });
  });
});

test('a link in a mail also asks for the code', async () => {
  const { email, secret } = await createAdministrator();
  await mail.service.request(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`);
  const { body } = await mail.service.request('/api/v2/token/alt/magic-email', {
    body: { token: await mail.readToken(email) },
  });
  expect(body.code).toBe('secondFactorRequired');
  const completed = await requests.enterCode(String(body.params?.pendingToken), createCode(secret));
  expect(completed.status).toBe(200);
});

describe('without the code of the viewer', () => {
  const submit = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(mail.service.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      body: new URLSearchParams(fields),
    });
  const readPair = ({ headers }: Response, name: string) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.includes(`${name}=`));

  test('the forms of the sign-in page ask for the password, and then for the code', async () => {
    const { email, secret } = await createAdministrator();
    const first = await submit('/login?from=%2Fhistory', { email, password });
    const codePath = first.headers.get('location') ?? '';
    expect([first.status, codePath]).toEqual([303, '/login/second-factor?from=%2Fhistory']);
    expect(readPair(first, 'matinee_session')).toBeUndefined();
    const cookie = readPair(first, 'matinee_pending_sign_in') ?? '';

    const wrong = await submit(codePath, { code: 'AAAAA-AAAAA' }, cookie);
    const html = await wrong.text();
    expect(wrong.status).toBe(403);
    expect(html).toContain('The code is wrong or was used before.');
    expect(html).toContain('autoComplete="one-time-code"');

    const second = await submit(codePath, { code: createCode(secret) }, cookie);
    expect([second.status, second.headers.get('location')]).toEqual([303, '/history']);
    expect(readPair(second, 'matinee_session')).toBeDefined();

    const again = await submit(codePath, { code: createCode(secret, 1) }, cookie);
    expect(await again.text()).toContain('This sign-in has expired.');
  });
});
