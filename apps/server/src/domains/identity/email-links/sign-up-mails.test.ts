import type { ErrorResponse, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../../../test/mail/mail-service.ts';
import { password } from '../../../../test/service.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService();
  await mail.service.applyRealm({ key: 'strict', features: { emailConfirmationRequired: true } });
});
afterAll(() => mail.close());

const signUpPassword = 'a kettle on the moor';
const signUp = (email: string, realm?: string, name = 'Grace') =>
  mail.service.request<Tokens & ErrorResponse>('/api/v2/user', {
    body: { username: email, password: signUpPassword, name },
    ...(realm && { realm }),
  });
const signIn = (id: string, secret: string, realm?: string) =>
  mail.service.request<Tokens & ErrorResponse>('/api/v2/login', {
    body: { id, secret },
    ...(realm && { realm }),
  });
const confirm = (token: string, realm?: string) =>
  mail.service.request<{ id: string } & ErrorResponse>('/api/v2/email-confirmation', {
    method: 'PUT',
    body: { token },
    ...(realm && { realm }),
  });
/** What a response reveals, without ids and tokens. */
const describeResponse = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => ({
  status,
  keys: Object.keys(body).sort(),
  user: { ...body.user, id: body.user?.id && 'id', pro: 'profile', email: 'address' },
  lacksConfirmation: body.lacksConfirmation,
});

describe.each([
  ['without required confirmation', undefined],
  ['with required confirmation', 'strict'],
])('sign-up %s', (_setting, realm) => {
  const suffix = realm ?? 'open';

  test('responds to an address that has an account like to a new one, and mails its owner', async () => {
    const known = `known-${suffix}@example.com`;
    await mail.service.signInNewAccount({ email: known, ...(realm && { realm }) });
    const responses = [
      await signUp(`new-${suffix}@example.com`, realm),
      await signUp(known, realm),
      await signUp(known.toUpperCase(), realm),
    ];
    const [newResponse, ...knownResponses] = responses.map(describeResponse);
    for (const response of knownResponses) expect(response).toEqual(newResponse);
    const subjects = async (address: string) => (await mail.readMails(address)).map(({ subject }) => subject);
    expect(await subjects(`new-${suffix}@example.com`)).toEqual(['Confirm your email address']);
    expect(
      (await subjects(known)).filter((subject) => subject === 'You already have an account'),
    ).toHaveLength(2);
    expect((await signIn(known, password, realm)).status).toBe(200);
  });

  test('a stranger who signs up with a known address gets none of its data, and the same responses to sign-ins as with a new one', async () => {
    const known = `owner-${suffix}@example.com`;
    const owner = await mail.service.signInNewAccount({ email: known, ...(realm && { realm }) });
    const stranger = await signUp(known, realm);
    expect(stranger.body.user.id).not.toBe(owner.user.id);
    await signUp(`fresh-${suffix}@example.com`, realm);
    const results = [
      await signIn(known, signUpPassword, realm),
      await signIn(`fresh-${suffix}@example.com`, signUpPassword, realm),
    ];
    const [knownStatus, newStatus] = results.map(({ status, body }) => [status, body.code]);
    expect(knownStatus).toEqual(newStatus);
    expect(results[0]?.body.user?.id).not.toBe(owner.user.id);
  });
});

describe('sign-up with required confirmation', () => {
  test('opens a guest session, and lets the account sign in once its address is confirmed', async () => {
    const email = 'patient@example.com';
    const { status, body } = await signUp(email, 'strict');
    expect([status, body.lacksConfirmation, body.user.isGuest]).toEqual([201, true, true]);
    expect((await signIn(email, signUpPassword, 'strict')).body.code).toBe('failedAuthentication');
    const confirmation = await confirm(await mail.readToken(email), 'strict');
    expect([confirmation.status, confirmation.body]).toEqual([200, { id: email }]);
    const signedIn = await signIn(email, signUpPassword, 'strict');
    expect([signedIn.status, signedIn.body.lacksConfirmation]).toEqual([200, false]);
  });
});

describe('PUT /api/v2/email-confirmation', () => {
  test('confirms the address, and gives the same response when the link is opened again', async () => {
    const email = 'clicked@example.com';
    const signedUp = await signUp(email);
    expect(signedUp.body).toMatchObject({ lacksConfirmation: true, user: { isGuest: false, email } });
    const token = await mail.readToken(email);
    expect((await confirm(token)).body).toEqual({ id: email });
    expect((await confirm(token)).body).toEqual({ id: email });
    const { refreshToken } = signedUp.body;
    const refreshed = await mail.service.request<Tokens>('/api/v2/token/refresh', { body: { refreshToken } });
    expect(refreshed.body.user.email).toBe(email);
  });

  test('gives an address to the first of two accounts that confirm it', async () => {
    const email = 'raced@example.com';
    await signUp(email);
    const firstToken = await mail.readToken(email);
    await signUp(email, undefined, 'Second');
    const secondToken = await mail.readToken(email);
    expect(secondToken).not.toBe(firstToken);
    const results = await Promise.all([confirm(firstToken), confirm(secondToken)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test.each([
    ['an unknown token', async () => 'unknown', undefined],
    ['a token of another realm', async () => requestConfirmation('abroad@example.com'), 'strict'],
    [
      'a token after three days',
      async () => {
        const token = await requestConfirmation('slow@example.com');
        mail.service.clock.advance({ hours: 73 });
        return token;
      },
      undefined,
    ],
  ])('rejects %s with 404', async (_case, createToken, realm) => {
    const { status, body } = await confirm(await createToken(), realm);
    expect([status, body.code]).toEqual([404, 'invalidToken']);
  });
});

async function requestConfirmation(email: string): Promise<string> {
  await signUp(email);
  return mail.readToken(email);
}

describe('PUT /api/v2/user/password', () => {
  const change = (token: string, currentSecret: string, secret: string) =>
    mail.service.request('/api/v2/user/password', { method: 'PUT', token, body: { currentSecret, secret } });

  test('changes the password, and ends the other sessions of the account', async () => {
    const email = 'changes@example.com';
    const session = await mail.service.signInNewAccount({ email });
    const otherSession = (await signIn(email, password)).body;
    expect((await change(session.authorisationToken, password, signUpPassword)).status).toBe(204);
    await mail.service.waitForEvents();
    const readUser = (token: string) => mail.service.request('/api/v2/user', { token });
    expect((await readUser(session.authorisationToken)).status).toBe(200);
    expect((await readUser(otherSession.authorisationToken)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, signUpPassword)).status).toBe(200);
    expect((await mail.readMails(email)).map(({ subject }) => subject)).toContain(
      'Your password has changed',
    );
  });

  test('rejects a wrong current password with 403, and limits the guesses', async () => {
    const email = 'guessed@example.com';
    const { authorisationToken } = await mail.service.signInNewAccount({ email });
    const { status, body } = await change(authorisationToken, 'not the password', signUpPassword);
    expect([status, body.code]).toEqual([403, 'invalidCurrentCredentials']);
    for (let n = 0; n < 9; n++) await change(authorisationToken, `guess ${n}`, signUpPassword);
    expect((await change(authorisationToken, password, signUpPassword)).status).toBe(429);
  });

  test('refuses a weak password', async () => {
    const { authorisationToken } = await mail.service.signInNewAccount({ email: 'feeble@example.com' });
    expect((await change(authorisationToken, password, 'feeble@example.com')).body.code).toBe('weakPassword');
  });
});

describe('the mail about a new device', () => {
  const signInFrom = (email: string, headers: Record<string, string>) =>
    mail.service.request('/api/v2/login', { body: { id: email, secret: password }, headers });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('names the device, and is not sent for a device that is known', async () => {
    const email = 'devices@example.com';
    await mail.service.signInNewAccount({ email });
    await mail.waitForJobs();
    const before = (await mail.readMails(email)).length;
    const { headers } = await signInFrom(email, { 'user-agent': firefox });
    const cookie = headers.getSetCookie().find((text) => text.includes('matinee_device='));
    const [deviceCookie = ''] = cookie?.split(';', 1) ?? [];
    await signInFrom(email, { 'user-agent': firefox, cookie: deviceCookie });
    const mails = (await mail.readMails(email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
    expect(mails[0]?.text).toContain('Firefox, Linux');
  });

  test('is sent five times a day at most', async () => {
    const email = 'often@example.com';
    await mail.service.signInNewAccount({ email });
    for (let n = 0; n < 7; n++) {
      await signInFrom(email, {});
      await mail.waitForJobs();
    }
    expect(await mail.readMails(email)).toHaveLength(5);
  });
});

test('mails are in the language of the request', async () => {
  const email = 'hola@example.com';
  await mail.service.signInNewAccount({ email });
  await mail.service.request('/api/v2/reset-password/create', {
    body: { id: email },
    headers: { 'accept-language': 'es' },
  });
  const received = (await mail.readMails(email)).at(-1);
  expect(received?.subject).toBe('Restablece tu contraseña');
  expect(received?.text).toContain('https://lantern.example.org/restablecer-clave?token=');
});
