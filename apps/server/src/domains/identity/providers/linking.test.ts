// Which account a sign-in with a provider opens. It connects an existing account only if the address is verified at the
// provider and confirmed here, and the person agrees.
import type { Profile, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderService, startProviderService } from '../../../../test/providers/provider-service.ts';
import { tables } from '../../../../test/tables.ts';

let harness: ProviderService;
beforeAll(async () => {
  harness = await startProviderService();
});
afterAll(() => harness.close());

let personCount = 0;
function createPerson(emailVerified: boolean) {
  personCount += 1;
  return { subject: `subject-${personCount}`, email: `person${personCount}@example.com`, emailVerified };
}

/** Creates an account with a password, whose address is confirmed or not. */
async function createAccount(email: string, isVerified: boolean) {
  const tokens = await harness.service.signInNewAccount({ email });
  await tables(harness.service.services.db)
    .updateTable('account')
    .set({ email_verified_at: isVerified ? harness.service.clock.now() : null })
    .where('email', '=', email)
    .execute();
  return tokens;
}

const selectCredentials = (subject: string) =>
  tables(harness.service.services.db)
    .selectFrom('credential')
    .select(['account_id'])
    .where('subject', '=', subject)
    .execute();

describe('without the token of an account', () => {
  test.each([true, false])(
    'a verified address does not sign in to the account that has the address (confirmed here: %s)',
    async (isVerified) => {
      const person = createPerson(true);
      await createAccount(person.email, isVerified);
      const { status, body } = await harness.createBrowser().signIn(person, { link: true });
      expect([status, body.code, body.params]).toEqual([
        409,
        'accountConflict',
        { reason: 'emailTaken', email: person.email },
      ]);
      expect(await selectCredentials(person.subject)).toEqual([]);
    },
  );

  test.each([true, false])(
    'an unverified address creates an account without it (another account has the address: %s)',
    async (hasAccount) => {
      const person = createPerson(false);
      const existing = hasAccount ? await createAccount(person.email, true) : undefined;
      const { status, body } = await harness.createBrowser().signIn(person);
      expect([status, body.user.email || undefined]).toEqual([200, undefined]);
      expect(body.user.id).not.toBe(existing?.user.id);
    },
  );
});

describe('the address of an account without one', () => {
  test('is set at the first sign-in after the provider has verified it', async () => {
    const person = createPerson(false);
    const first = await harness.createBrowser().signIn(person);
    const { body } = await harness.createBrowser().signIn({ ...person, emailVerified: true });
    expect([body.user.id, body.user.email]).toEqual([first.body.user.id, person.email]);
  });

  test('is not set while the provider has not verified it', async () => {
    const person = createPerson(false);
    await harness.createBrowser().signIn(person);
    const { body } = await harness.createBrowser().signIn(person);
    expect(body.user.email).toBeUndefined();
  });

  test('is not set to that of another account', async () => {
    const person = createPerson(false);
    const first = await harness.createBrowser().signIn(person);
    await createAccount(person.email, true);
    const { status, body } = await harness.createBrowser().signIn({ ...person, emailVerified: true });
    expect([status, body.user.id, body.user.email]).toEqual([200, first.body.user.id, undefined]);
  });

  test('does not replace an address that the account has', async () => {
    const person = createPerson(true);
    await harness.createBrowser().signIn(person);
    const { body } = await harness.createBrowser().signIn({ ...person, email: `new-${person.email}` });
    expect(body.user.email).toBe(person.email);
  });
});

test('the same subject at another issuer is another person', async () => {
  const provider = await harness.addProvider({ name: 'second' });
  const person = createPerson(false);
  const first = await harness.createBrowser().signIn(person);
  const second = await harness.createBrowser(provider).signIn(person);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.user.id).not.toBe(first.body.user.id);
});

describe('with the token of an account', () => {
  test.each([
    [true, true, true, 200],
    [true, true, false, 409],
    [true, false, true, 409],
    [false, true, true, 409],
    [false, false, true, 409],
  ])(
    'address verified at the provider: %s, confirmed here: %s, the person agrees: %s: returns %d',
    async (isVerified, isConfirmed, link, expectedStatus) => {
      const person = createPerson(isVerified);
      const { authorisationToken: token, user } = await createAccount(person.email, isConfirmed);
      const { status, body } = await harness.createBrowser().signIn(person, { token, link });
      expect(status).toBe(expectedStatus);
      expect(await selectCredentials(person.subject)).toHaveLength(expectedStatus === 200 ? 1 : 0);
      if (expectedStatus !== 200) return;
      expect(body.user.id).toBe(user.id);
      const again = await harness.createBrowser().signIn(person);
      expect(again.body.user.id).toBe(user.id);
    },
  );

  test('a child profile neither connects a person nor signs in as one', async () => {
    const person = createPerson(true);
    const { authorisationToken } = await createAccount(person.email, true);
    const { request } = harness.service;
    const profile = { name: 'Bo', tp: 'child', avatar: 'cat' };
    const created = await request<Profile>('/api/v2/profiles', { token: authorisationToken, body: profile });
    const path = `/api/v2/profiles/${created.body.id}/select`;
    const selected = await request<Tokens>(path, { token: authorisationToken, body: {} });
    const token = selected.body.authorisationToken;
    const { status, body } = await harness.createBrowser().signIn(person, { token, link: true });
    expect([status, body.code]).toEqual([403, 'adultProfileRequired']);
    expect(await selectCredentials(person.subject)).toEqual([]);
  });

  test('a person who has another account is not connected', async () => {
    const person = createPerson(true);
    const first = await harness.createBrowser().signIn(person);
    const { authorisationToken: token } = await createAccount('second@example.com', true);
    const { status, body } = await harness.createBrowser().signIn(person, { token, link: true });
    expect([status, body.params]).toEqual([409, { reason: 'otherAccount' }]);
    expect((await harness.createBrowser().signIn(person)).body.user.id).toBe(first.body.user.id);
  });
});

describe('a new account', () => {
  test('needs self-registration', async () => {
    await harness.applyRealm({ features: { selfRegistration: false } });
    const { status, body } = await harness.createBrowser().signIn(createPerson(true));
    await harness.applyRealm();
    expect([status, body.code]).toEqual([403, 'selfRegistrationOff']);
  });

  test('needs the required consents, and stores the answers', async () => {
    const consent = {
      fieldName: 'terms',
      fieldType: 'BINARY_CHOICE',
      label: { en: 'Terms' },
      text: { en: 'I agree.' },
      required: true,
      defaultValue: false,
    } as const;
    await harness.applyRealm({ consents: [consent] });
    const person = createPerson(true);
    const refused = await harness.createBrowser().signIn(person);
    expect([refused.status, refused.body.params]).toEqual([400, { fieldNames: ['terms'] }]);
    const consentAnswers = [{ fieldName: 'terms', answer: true }];
    const { status } = await harness.createBrowser().signIn(person, { consentAnswers });
    await harness.applyRealm();
    expect(status).toBe(200);
    const answers = await tables(harness.service.services.db)
      .selectFrom('consent_answer')
      .select('field_name')
      .execute();
    expect(answers).toEqual([{ field_name: 'terms' }]);
  });
});

test('a person whose account has an authenticator app gets no session without its code', async () => {
  const person = createPerson(true);
  const first = await harness.createBrowser().signIn(person);
  const { services, clock, realmId } = harness.service;
  const account = await tables(services.db)
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', first.body.user.id)
    .executeTakeFirstOrThrow();
  await tables(services.db)
    .insertInto('totp')
    .values({
      account_id: account.id,
      realm_id: realmId,
      secret_sealed: Buffer.alloc(48),
      last_time_step: null,
      created_at: clock.now(),
      confirmed_at: clock.now(),
    })
    .execute();
  const { status, body } = await harness.createBrowser().signIn(person);
  expect([status, body.code, body.refreshToken]).toEqual([403, 'secondFactorRequired', undefined]);
});
