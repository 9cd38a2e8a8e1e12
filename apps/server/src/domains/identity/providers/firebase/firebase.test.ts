// Sign-up and sign-in with a hosted identity service that speaks the protocol of Firebase.
import { randomUUID } from 'node:crypto';
import type { ErrorResponse, Tokens } from '@matinee/contract';
import { createFirebaseSettings, startTestFirebase, type TestFirebase } from '@matinee/testing/firebase';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../../test/service.ts';
import { createFirebaseProvider } from './firebase-provider.ts';

const password = 'a kettle on the moor';
let service: TestService;
let firebase: TestFirebase;
beforeAll(async () => {
  service = await startService();
  firebase = await startTestFirebase();
  await applyRealm();
});
afterEach(() => {
  firebase.accounts.blockingMessage = null;
  firebase.requiredAppCheckToken = null;
});
afterAll(async () => {
  await firebase.close();
  await service.close();
});

const applyRealm = (changes: object = {}) =>
  service.applyRealm({ key: 'lantern', signInProviders: [createFirebaseSettings(firebase)], ...changes });

const createEmail = () => `${randomUUID()}@example.com`;

interface RequestChanges {
  path?: string;
  token?: string;
  realm?: string;
  [field: string]: unknown;
}

const post = (body: object, { path = '/api/v1/firebase-auth', token, realm }: RequestChanges = {}) =>
  service.request<Tokens & ErrorResponse>(path, {
    body,
    ...(token !== undefined && { token }),
    ...(realm !== undefined && { realm }),
  });

const signUp = (email: string, fields: object = {}) =>
  post({ username: email, password, ...fields }, { path: '/api/v1/firebase-auth/signup' });

/** What a response reveals, without ids and tokens. */
const describeResponse = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => ({
  status,
  keys: Object.keys(body).sort(),
  user: { ...body.user, id: 'id', pro: 'profile' },
  lacksConfirmation: body.lacksConfirmation,
  linkedAccounts: body.linkedAccounts,
});

/** Signs in at the service, like a page. */
function createTokens(email: string): { firebaseAuthToken: string; firebaseRefreshToken: string } {
  const id = firebase.accounts.signIn(email, password);
  const { isVerified } = firebase.accounts.get(id);
  return {
    firebaseAuthToken: firebase.signToken({ sub: id, email, email_verified: isVerified }),
    firebaseRefreshToken: firebase.accounts.createRefreshToken(id),
  };
}

function createFirebaseAccount(): string {
  const email = createEmail();
  firebase.accounts.create(email, password);
  firebase.accounts.update(email, { isVerified: true });
  return email;
}

describe('sign-up', () => {
  test('creates an account at the service and here, and requests the mail that confirms the address', async () => {
    const email = createEmail();
    const { status, body } = await signUp(email);
    expect([status, body.lacksConfirmation, body.user.isGuest]).toEqual([200, true, true]);
    expect(firebase.mails).toContainEqual({ kind: 'VERIFY_EMAIL', email, language: 'en' });
    const next = await post(createTokens(email));
    expect([next.status, next.body.user, next.body.linkedAccounts]).toMatchObject([
      200,
      { isGuest: false, name: email.split('@')[0] },
      [{ provider: 'firebase' }],
    ]);
    expect(next.body.user.email).toBeUndefined();
    firebase.accounts.update(email, { isVerified: true });
    const confirmed = await post(createTokens(email));
    expect([confirmed.body.user.id, confirmed.body.user.email]).toEqual([next.body.user.id, email]);
  });

  test('responds to an address that has an account like to a new one, and sends its owner a mail', async () => {
    const email = createFirebaseAccount();
    const responses = await Promise.all([signUp(createEmail()), signUp(email), signUp(email.toUpperCase())]);
    const [newResponse, ...knownResponses] = responses.map(describeResponse);
    for (const response of knownResponses) expect(response).toEqual(newResponse);
    const mails = firebase.mails.filter((mail) => mail.email.toLowerCase() === email);
    expect(mails.map(({ kind }) => kind)).toEqual(['PASSWORD_RESET', 'PASSWORD_RESET']);
    expect((await post(createTokens(email))).body.user.email).toBe(email);
  });

  test('the duration of a response does not depend on the address', async () => {
    const measure = async (email: string) => {
      const startMs = performance.now();
      await signUp(email);
      return performance.now() - startMs;
    };
    const durationsMs = await Promise.all([measure(createEmail()), measure(createFirebaseAccount())]);
    for (const durationMs of durationsMs) expect(durationMs).toBeGreaterThan(990);
  });

  test('keeps the progress of the guest for the first sign-in', async () => {
    const guest = await service.signInGuest();
    const { body } = await post(
      { username: createEmail(), password },
      { path: '/api/v1/firebase-auth/signup', token: guest.authorisationToken },
    );
    expect(body.user.pro.id).toBe(guest.user.pro.id);
  });

  test.each([
    ['no address', { username: 'nobody' }, 'invalidEmail'],
    ['a weak password', { password: 'password' }, 'weakPassword'],
  ])('is refused with %s, without a request to the service', async (_what, fields, code) => {
    const email = createEmail();
    const { status, body } = await signUp(email, fields);
    expect([status, body.code]).toEqual([400, code]);
    expect(() => firebase.accounts.requireAddress(email)).toThrow('EMAIL_NOT_FOUND');
  });

  test('needs the consents and self-registration of the realm before it creates an account at the service', async () => {
    const terms = { fieldType: 'BINARY_CHOICE', label: { en: 'Terms' }, text: { en: 'I agree.' } };
    const consents = [{ ...terms, fieldName: 'terms', required: true, defaultValue: false }];
    const email = createEmail();
    await applyRealm({ consents });
    const withoutConsent = await signUp(email);
    await applyRealm({ features: { selfRegistration: false } });
    const withoutRegistration = await signUp(email);
    await applyRealm();
    expect([withoutConsent.body.code, withoutRegistration.body.code]).toEqual([
      'requiredConsent',
      'selfRegistrationOff',
    ]);
    expect(() => firebase.accounts.requireAddress(email)).toThrow('EMAIL_NOT_FOUND');
  });

  test('sends the App Check token to the service', async () => {
    firebase.requiredAppCheckToken = 'checked';
    expect((await signUp(createEmail())).body.code).toBe('appCheckFailed');
    expect((await signUp(createEmail(), { appCheckToken: 'checked' })).status).toBe(200);
  });

  test('returns the message of a blocking function', async () => {
    firebase.accounts.blockingMessage = 'OUTSIDE_CLUB';
    const { status, body } = await signUp(createEmail());
    expect([status, body.code, body.params]).toEqual([403, 'blockedByFunction', { message: 'OUTSIDE_CLUB' }]);
  });

  test('accepts tokens, like the call for sign-in', async () => {
    const tokens = createTokens(createFirebaseAccount());
    expect((await post(tokens, { path: '/api/v1/firebase-auth/signup' })).status).toBe(200);
  });
});

describe('sign-in', () => {
  test('creates an account with the address that the service has verified', async () => {
    const email = createFirebaseAccount();
    const { status, body } = await post(createTokens(email));
    expect([status, body.user.email]).toEqual([200, email]);
  });

  test('needs a confirmed address if the realm requires that, and requests the mail again', async () => {
    const email = createEmail();
    firebase.accounts.create(email, password);
    await applyRealm({ features: { emailConfirmationRequired: true } });
    const refused = await post(createTokens(email));
    firebase.accounts.update(email, { isVerified: true });
    const { status } = await post(createTokens(email));
    await applyRealm();
    expect([refused.status, refused.body.code, status]).toEqual([403, 'emailNotConfirmed', 200]);
    expect(firebase.mails).toContainEqual({ kind: 'VERIFY_EMAIL', email, language: 'en' });
  });

  test('a verified address does not sign in to the account that has the address', async () => {
    const email = createFirebaseAccount();
    await service.signInNewAccount({ email });
    const { status, body } = await post(createTokens(email));
    expect([status, body.params]).toEqual([409, { reason: 'emailTaken', email }]);
  });

  test('refuses the tokens of an account that was disabled', async () => {
    const email = createFirebaseAccount();
    const tokens = createTokens(email);
    firebase.accounts.update(email, { isDisabled: true });
    const { status, body } = await post(tokens);
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('refuses tokens of two persons', async () => {
    const { firebaseAuthToken } = createTokens(createFirebaseAccount());
    const { firebaseRefreshToken } = createTokens(createFirebaseAccount());
    const { status, body } = await post({ firebaseAuthToken, firebaseRefreshToken });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('returns 404 in a realm without the service', async () => {
    await service.applyRealm({ key: 'other' });
    const { status } = await post(createTokens(createFirebaseAccount()), { realm: 'other' });
    expect(status).toBe(404);
  });

  test.each<[string, object, { algorithm?: string; isForged?: boolean }]>([
    ['signed with another key', {}, { isForged: true }],
    ['without a signature', {}, { algorithm: 'none' }],
    ['signed with another algorithm', {}, { algorithm: 'HS256' }],
    ['of another project', { aud: 'another-project' }, {}],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }, {}],
    ['that has expired', { exp: 1 }, {}],
    ['without a person', { sub: '' }, {}],
  ])('refuses a token %s', async (_what, claims, options) => {
    const id = firebase.accounts.signIn(createFirebaseAccount(), password);
    const firebaseAuthToken = firebase.signToken({ sub: id, ...claims }, options);
    const firebaseRefreshToken = firebase.accounts.createRefreshToken(id);
    const { status, body } = await post({ firebaseAuthToken, firebaseRefreshToken });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });
});

describe('a new password', () => {
  const requestReset = (id: string) =>
    service.request<ErrorResponse>('/api/v2/reset-password/create', {
      body: { id, provider: 'firebase' },
      headers: { 'accept-language': 'es' },
    });

  test('is requested from the service, in the language of the viewer', async () => {
    const email = createFirebaseAccount();
    expect((await requestReset(email)).status).toBe(204);
    expect(firebase.mails).toContainEqual({ kind: 'PASSWORD_RESET', email, language: 'es' });
  });

  test('the response does not reveal whether the service knows the address', async () => {
    const disabledEmail = createFirebaseAccount();
    firebase.accounts.update(disabledEmail, { isDisabled: true });
    const startMs = performance.now();
    const responses = await Promise.all([requestReset(createEmail()), requestReset(disabledEmail)]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(performance.now() - startMs).toBeGreaterThan(990);
  });

  test('returns failedToSend if the service does not respond', async () => {
    await applyRealm({
      signInProviders: [{ ...createFirebaseSettings(firebase), emulatorUri: 'http://127.0.0.1:9' }],
    });
    const { status, body } = await requestReset(createEmail());
    await applyRealm();
    expect([status, body.code]).toEqual([502, 'failedToSend']);
  });

  test('returns 404 for an unknown provider', async () => {
    const body = { id: createEmail(), provider: 'unknown' };
    expect((await service.request('/api/v2/reset-password/create', { body })).status).toBe(404);
  });
});

test('sends no request into a private network unless the settings allow it', async () => {
  const settings = { ...createFirebaseSettings(firebase), privateNetwork: false };
  const provider = createFirebaseProvider(settings, (load) => load);
  await expect(provider.signUp({ email: createEmail(), password })).rejects.toMatchObject({
    reason: 'unavailable',
  });
});
