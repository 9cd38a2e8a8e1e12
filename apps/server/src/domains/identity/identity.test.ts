import type { ErrorResponse, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { createSessionRequests } from '../../../test/sessions.ts';
import { tables } from '../../../test/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const { refresh, readUser } = createSessionRequests(() => service);
const signUp = (body: object, headers: Record<string, string> = {}) =>
  service.request<Tokens & ErrorResponse>('/api/v2/user', { body, headers });

describe('POST /api/v2/login/guest', () => {
  test('opens a session without an account', async () => {
    const tokens = await service.signInGuest();
    expect(tokens.user).toMatchObject({ id: null, isGuest: true, rol: 'GUEST', pro: { tp: 'adult' } });
    expect((await readUser(tokens.authorisationToken)).body).toEqual(tokens.user);
  });

  test('returns a token that other realms reject with 401', async () => {
    const tokens = await service.signInGuest();
    const { status, body } = await readUser(tokens.authorisationToken, 'other');
    expect([status, body.code]).toEqual([401, 'unauthorised']);
  });

  test('returns 404 for an unknown realm', async () => {
    const { status, body } = await service.request('/api/v2/login/guest', {
      method: 'POST',
      realm: 'nowhere',
    });
    expect([status, body.code]).toEqual([404, 'unknownRealm']);
  });
});

describe('POST /api/v2/login', () => {
  test('returns tokens and an HttpOnly cookie for the correct password', async () => {
    await service.signInNewAccount({ email: 'right@example.com' });
    const { status, headers, body } = await service.request<Tokens>('/api/v2/login', {
      body: { id: ' Right@Example.com ', secret: password },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ isGuest: false, rol: 'USER', email: 'right@example.com' });
    expect(body).toMatchObject({
      parsedData: body.user,
      lacksConfirmation: false,
      missingInformationStatus: 'NONE',
      linkedAccounts: [],
    });
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('matinee_session='))).toMatch(
      /^matinee_session=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [
      'a wrong password',
      { id: 'right@example.com', secret: 'not the password' },
      401,
      'failedAuthentication',
    ],
    ['an unknown address', { id: 'nobody@example.com', secret: password }, 401, 'failedAuthentication'],
    ['empty credentials', { id: '', secret: '' }, 400, 'emptyInputs'],
    ['an unknown field', { id: 'a', secret: 'b', role: 'ADMIN' }, 400, 'badRequest'],
  ])('rejects %s', async (_case, credentials, status, code) => {
    const response = await service.request('/api/v2/login', { body: credentials });
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.requestId).toBe(response.headers.get('x-request-id'));
  });

  test('rejects the email address and password of an account of another realm', async () => {
    await service.signInNewAccount({ email: 'here@example.com' });
    const response = await service.request('/api/v2/login', {
      realm: 'other',
      body: { id: 'here@example.com', secret: password },
    });
    expect(response.body.code).toBe('failedAuthentication');
  });

  test('ends the guest session of the request', async () => {
    const guest = await service.signInGuest();
    await service.signInNewAccount({ email: 'was-guest@example.com' });
    await service.request('/api/v2/login', {
      token: guest.authorisationToken,
      body: { id: 'was-guest@example.com', secret: password },
    });
    await service.waitForEvents();
    expect((await readUser(guest.authorisationToken)).status).toBe(401);
    expect((await refresh(guest.refreshToken)).body.code).toBe('invalidRefreshToken');
  });
});

describe('POST /api/v2/user', () => {
  const createForm = (email: string) => ({ username: email, password, name: 'Grace' });

  test('creates an account and signs in', async () => {
    const { status, body } = await signUp(createForm('new@example.com'));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: 'Grace', rol: 'USER', isGuest: false });
  });

  test.each([
    ['an invalid address', createForm('not an address'), 400, 'invalidEmail'],
    ['a short password', { ...createForm('a@example.com'), password: 'short' }, 400, 'weakPassword'],
    ['a common password', { ...createForm('a@example.com'), password: 'Password123' }, 400, 'weakPassword'],
    ['a role', { ...createForm('a@example.com'), role: 'ADMIN' }, 400, 'badRequest'],
    ['a realm', { ...createForm('a@example.com'), realm_id: 1 }, 400, 'badRequest'],
  ])('rejects %s', async (_case, body, status, code) => {
    const response = await signUp(body);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  test('returns the reason for a weak password', async () => {
    const shortPasswordResponse = await signUp({ ...createForm('a@example.com'), password: 'short' });
    expect(shortPasswordResponse.body.params).toEqual({ reason: 'tooShort', minLength: 8 });
    const personalPasswordResponse = await signUp({
      ...createForm('ada.lovelace@example.com'),
      password: 'ada.lovelace',
    });
    expect(personalPasswordResponse.body.params).toMatchObject({ reason: 'easyToGuess' });
    await service.applyRealm({ key: 'named', name: 'Qvarnforsen' });
    const realmPasswordResponse = await signUp(
      { ...createForm('a@example.com'), password: 'qvarnforsen1' },
      { realm: 'named' },
    );
    expect(realmPasswordResponse.body.params).toEqual({ reason: 'easyToGuess', pattern: 'userInputs' });
  });

  test('creates one account and returns the same response for repeated requests with one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once-and-for-all' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => signUp(createForm('retried@example.com'), headers)),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.refreshToken)).size).toBe(1);
    expect(new Set(responses.map(({ body }) => body.user.id)).size).toBe(1);
    const storedResponses = await tables(service.services.db)
      .selectFrom('idempotent_response')
      .selectAll()
      .execute();
    expect(JSON.stringify(storedResponses)).not.toContain(responses[0]?.body.refreshToken);
  });

  test('returns 422 for a used Idempotency-Key with another body', async () => {
    const headers = { 'idempotency-key': 'used-before' };
    await signUp(createForm('first@example.com'), headers);
    const { status, body } = await signUp(createForm('second@example.com'), headers);
    expect([status, body.code]).toEqual([422, 'idempotencyKeyReused']);
  });

  test('scopes Idempotency-Keys to the account that sends them', async () => {
    const [ada, ben] = await Promise.all([service.signInNewAccount(), service.signInNewAccount()]);
    const createHeaders = (person: typeof ada) => ({
      'idempotency-key': 'the-same-key',
      authorization: `Bearer ${person.authorisationToken}`,
    });
    const response = await signUp(createForm('by-ada@example.com'), createHeaders(ada));
    expect(response.status).toBe(201);
    expect((await signUp(createForm('by-ada@example.com'), createHeaders(ada))).body.user.id).toBe(
      response.body.user.id,
    );
    const otherResponse = await signUp(createForm('by-ada@example.com'), createHeaders(ben));
    expect(otherResponse.status).toBe(201);
    expect(otherResponse.body.user.id).not.toBe(response.body.user.id);
  });

  test('requires the consents of the realm, and stores their wording', async () => {
    await service.applyRealm({
      key: 'strict',
      consents: [
        {
          fieldName: 'terms',
          fieldType: 'BINARY_CHOICE',
          label: { en: 'I agree' },
          text: { en: 'The terms.' },
          required: true,
          defaultValue: false,
        },
      ],
    });
    const sendConsentAnswer = (answer: boolean) =>
      service.request<ErrorResponse>('/api/v2/user', {
        realm: 'strict',
        body: {
          ...createForm('agrees@example.com'),
          consentAnswers: [{ fieldName: 'terms', answer }],
        },
      });
    expect((await sendConsentAnswer(false)).body).toMatchObject({
      code: 'requiredConsent',
      params: { fieldNames: ['terms'] },
    });
    expect((await sendConsentAnswer(true)).status).toBe(201);
    const consent = await tables(service.services.db)
      .selectFrom('consent_answer')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(consent).toMatchObject({ field_name: 'terms', answer: true, wording: { label: 'I agree' } });
  });

  test('returns 403 when the realm does not allow registration', async () => {
    await service.applyRealm({ key: 'closed', features: { selfRegistration: false } });
    const response = await service.request('/api/v2/user', {
      realm: 'closed',
      body: createForm('x@example.com'),
    });
    expect([response.status, response.body.code]).toEqual([403, 'selfRegistrationOff']);
  });

  test('returns 403 when the external sign-in provider does not allow sign-up', async () => {
    await service.applyRealm({
      key: 'provided',
      externalSignIn: { url: 'https://id.example.com/in', allowsSignUp: false },
    });
    const response = await service.request('/api/v2/user', {
      realm: 'provided',
      body: createForm('y@example.com'),
    });
    expect([response.status, response.body.code]).toEqual([403, 'selfRegistrationOff']);
  });
});
