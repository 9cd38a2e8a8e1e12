import { type AccountExport, accountExport, type Tokens, type WatchlistSummary } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../../test/mail/mail-service.ts';
import { password } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { grantLicence } from '../../domains/entitlement/index.ts';
import {
  computeConsentSubject,
  identityData,
  readOrCreateSigningKeys,
  selectConsentRecords,
} from '../../domains/identity/index.ts';
import { runMaintenance } from '../maintenance.ts';
import { personalDataSources } from './sources.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService();
  await mail.service.applyRealm({
    key: 'lantern',
    consents: [
      {
        fieldName: 'news',
        fieldType: 'BINARY_CHOICE',
        label: { en: 'News' },
        text: { en: 'News?' },
        required: false,
        defaultValue: false,
      },
    ],
    features: { reviews: true, watchlists: true },
  });
});
afterAll(() => mail.close());

const name = 'Wilhelmina Quixote';
let accountCount = 0;

/** Creates an account with rows in the tables of every domain. */
async function createFullAccount() {
  const { service } = mail;
  accountCount += 1;
  const email = `data-subject-${accountCount}@example.com`;
  await service.request('/api/v2/user', { body: { username: email, password, name } });
  await service.request('/api/v2/email-confirmation', {
    method: 'PUT',
    body: { token: await mail.readToken(email) },
  });
  const { body: tokens } = await service.request<Tokens>('/api/v2/login', {
    body: { id: email, secret: password },
  });
  const token = tokens.authorisationToken;
  const put = (path: string, body: unknown) => service.request(path, { method: 'PUT', token, body });
  await put('/api/v2/user/account', { name, birthDate: '1990-02-03' });
  await put('/api/v2/user/preferences', { language: 'es' });
  await put('/api/v2/user/consents', { consentAnswers: [{ fieldName: 'news', answer: true }] });
  const video = await service.createVideo({ title: 'The Lighthouse' });
  await put(`/api/v2/favourite/vods/${video.publicId}`, undefined);
  await put(`/api/v2/customer/progress/${video.publicId}`, { position: 12, duration: 90 });
  await service.request(`/api/v2/review/${video.publicId}`, {
    token,
    body: { rating: 4, text: 'Bright.' },
  });
  const list = await service.request<WatchlistSummary>('/api/v2/watchlists', {
    token,
    body: { name: 'For rain' },
  });
  await service.request(`/api/v2/new-watchlists/${list.body.watchlistExternalId}/content`, {
    token,
    body: { content: [{ id: video.publicId, contentType: 'VIDEO' }] },
  });
  await service.request('/api/v2/reset-password/create', { body: { id: email } });
  await mail.waitForJobs();
  const account = await selectAccountRow(email);
  await grantLicence(service.services.db, {
    realmId: service.realmId,
    accountId: account?.id ?? 0,
    licence: 'premium',
    from: service.clock.now(),
    until: null,
    reason: 'a gift',
    now: service.clock.now(),
  });
  return { email, token, refreshToken: tokens.refreshToken, videoId: video.publicId };
}

/** Returns a new access token of the session, 16 minutes after the sign-in. */
async function refreshAfterRecentSignIn({ refreshToken }: { refreshToken: string }): Promise<string> {
  mail.service.clock.advance({ minutes: 16 });
  const { body } = await mail.service.request<Tokens>('/api/v2/token/refresh', { body: { refreshToken } });
  return body.authorisationToken;
}

const selectAccountRow = (email: string) =>
  tables(mail.service.services.db)
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();

const exportData = (token: string) =>
  mail.service.request<AccountExport & { code?: string; params?: unknown }>('/api/v2/user/export', {
    method: 'POST',
    token,
  });
const deleteOwnAccount = (token: string, confirmation: string) =>
  mail.service.request('/api/v2/user/deletion', { token, body: { confirmation } });
const confirmIdentity = (token: string, secret: string) =>
  mail.service.request('/api/v2/user/identity-confirmation', { token, body: { secret } });

async function readConsents(email: string) {
  const { db, secrets } = mail.service.services;
  const realm = mail.service.realms.find({ key: 'lantern' });
  const keys = await readOrCreateSigningKeys(secrets);
  const subject = computeConsentSubject(keys, { key: realm?.key ?? '' }, email);
  return selectConsentRecords(db, { realmId: mail.service.realmId, subject });
}

describe('the tables of personal data', () => {
  /** Follows foreign keys from the accounts to every table whose rows belong to one. */
  const selectReferences = async () => {
    const { rows } = await sql<{ name: string; action: string }>`
      with recursive owned as (
        select 'account'::regclass::oid as id, 'c'::"char" as action
        union
        select constraint_row.conrelid, constraint_row.confdeltype
        from pg_constraint constraint_row join owned on owned.id = constraint_row.confrelid
        where constraint_row.contype = 'f'
      )
      select id::regclass::text as name, action from owned`.execute(mail.service.services.db);
    return rows;
  };

  test('every table with rows of accounts has a source, and its foreign keys delete the rows with the account', async () => {
    const references = await selectReferences();
    const sources = [identityData, ...Object.values(personalDataSources)];
    // A table that is missing here belongs into `tables` of the source of its domain, and its rows into the export.
    expect([...new Set(references.map((reference) => reference.name))].sort()).toEqual(
      sources.flatMap((source) => source.tables).sort(),
    );
    expect(references.filter(({ action }) => action !== 'c')).toEqual([]);
  });
});

describe('POST /api/v2/user/export', () => {
  test('returns the data of every domain in the documented form, and no secrets', async () => {
    const { email, token, videoId } = await createFullAccount();
    const { status, body } = await exportData(token);
    expect(status).toBe(200);
    expect(accountExport.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      realm: { key: 'lantern' },
      identity: {
        account: { name, email, isEmailConfirmed: true, birthDate: '1990-02-03' },
        signInMethods: [{ type: 'password' }],
        profiles: [{ kind: 'adult', preferences: { language: 'es' } }],
        consentAnswers: [{ fieldName: 'news', answer: true, wording: { text: 'News?' } }],
      },
      licences: [{ licence: 'premium', reason: 'a gift' }],
      watchlists: { own: [{ name: 'For rain', items: [{ id: videoId }] }] },
      library: {
        favourites: [{ title: { id: videoId, title: 'The Lighthouse' } }],
        progress: [{ title: { id: videoId }, position: 12, isFinished: false }],
      },
      reviews: [{ rating: 4, text: 'Bright.' }],
    });
    expect(body.identity.sessions.length).toBeGreaterThan(0);
    expect(body.identity.mails.map(({ template }) => template)).toContain('resetPassword');
    expect(JSON.stringify(body)).not.toMatch(/argon2|scrypt|secret_hash|realm_id/);
  });

  test('contains nothing of other accounts', async () => {
    const other = await createFullAccount();
    const { token } = await createFullAccount();
    expect(JSON.stringify((await exportData(token)).body)).not.toContain(other.email);
  });

  test('requires a sign-in or the password of the last 15 minutes', async () => {
    const token = await refreshAfterRecentSignIn(await createFullAccount());
    const refused = await exportData(token);
    expect([refused.status, refused.body.code]).toEqual([403, 'recentSignInRequired']);
    expect(refused.body.params).toEqual({ method: 'password' });
    const wrong = await confirmIdentity(token, 'not the password');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'invalidCurrentCredentials']);
    expect((await exportData(token)).status).toBe(403);
    expect((await confirmIdentity(token, password)).status).toBe(204);
    expect((await exportData(token)).status).toBe(200);
  });

  test('limits the guesses of the password', async () => {
    const { token } = await createFullAccount();
    for (let n = 0; n < 10; n++) await confirmIdentity(token, `guess ${n}`);
    expect((await confirmIdentity(token, password)).status).toBe(429);
  });
});

describe('POST /api/v2/user/deletion', () => {
  test('deletes all data of the account, ends its sessions at once, and mails its owner', async () => {
    const { service } = mail;
    const neighbour = await createFullAccount();
    const { email, token, refreshToken } = await createFullAccount();
    const before = (await mail.readMails(email)).length;
    const response = await deleteOwnAccount(token, ` ${email.toUpperCase()} `);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/matinee_session=;/);
    await service.waitForEvents();
    expect((await service.request('/api/v2/user', { token })).status).toBe(401);
    const refreshed = await service.request('/api/v2/token/refresh', { body: { refreshToken } });
    expect(refreshed.status).toBe(401);
    const signIn = await service.request('/api/v2/login', { body: { id: email, secret: password } });
    expect(signIn.status).toBe(401);

    const notices = (await mail.readMails(email)).slice(before);
    expect(notices.map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    expect(notices[0]?.text).toContain('https://lantern.example.org/');
    expect(await findTablesWith(email)).toEqual(['mail']);
    expect((await exportData(neighbour.token)).body.reviews).toHaveLength(1);
  });

  test('keeps the answers to consents under a pseudonym for three years', async () => {
    const { email, token } = await createFullAccount();
    await deleteOwnAccount(token, email);
    expect(await readConsents(email)).toMatchObject([
      { field_name: 'news', answer: true, wording: { text: 'News?' } },
    ]);
    expect(await readConsents('somebody-else@example.com')).toEqual([]);
    mail.service.clock.advance({ hours: 24 * 365 * 3 - 48 });
    await runMaintenance(mail.service.services);
    expect(await readConsents(email)).toHaveLength(1);
    mail.service.clock.advance({ hours: 24 * 5 });
    await runMaintenance(mail.service.services);
    expect(await readConsents(email)).toEqual([]);
  });

  test('deletes nothing without the address of the account, or long after the sign-in', async () => {
    const { email, token, refreshToken } = await createFullAccount();
    const unconfirmed = await deleteOwnAccount(token, 'another@example.com');
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([400, 'confirmationMismatch']);
    const oldToken = await refreshAfterRecentSignIn({ refreshToken });
    const late = await deleteOwnAccount(oldToken, email);
    expect([late.status, late.body.code]).toEqual([403, 'recentSignInRequired']);
    expect(await selectAccountRow(email)).toBeDefined();
  });
});

/** Lists the tables in which a text stands. */
async function findTablesWith(text: string): Promise<string[]> {
  const { db } = mail.service.services;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const found: string[] = [];
  for (const { name: table } of rows) {
    const matches =
      await sql`select 1 from ${sql.table(table)} t where position(${text} in t::text) > 0`.execute(db);
    if (matches.rows.length > 0) found.push(table);
  }
  return found;
}
