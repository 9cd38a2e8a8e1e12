// SQL for the rows of this domain that the export of an account contains.
import type { AccountExport } from '@matinee/contract';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { listMailsTo } from '../../../platform/mail/index.ts';
import { selectAccountDetails } from '../account/account.queries.ts';
import { tables } from '../identity.tables.ts';
import { selectPasskeys } from '../passkeys/passkey.queries.ts';
import { selectTotpState } from '../second-factor/totp.queries.ts';
import type { DataOwner, PersonalDataSource } from './personal-data-source.ts';

type IdentityData = AccountExport['identity'];

export const identityData: PersonalDataSource<IdentityData> = {
  tables: [
    'account',
    'account_detail',
    'consent_answer',
    'credential',
    'device_code',
    'impersonation_token',
    'one_time_token',
    'parental_control',
    'passkey',
    'pending_sign_in',
    'preference',
    'profile',
    'recovery_code',
    'refresh_token',
    'security_event',
    'session',
    'totp',
    'tv_subscription',
  ],
  async select(executor, owner) {
    const account = await selectAccountData(executor, owner);
    return {
      account,
      signInMethods: await selectSignInMethods(executor, owner),
      passkeys: await selectPasskeyData(executor, owner),
      authenticatorApp: await selectTotpData(executor, owner),
      profiles: await selectProfiles(executor, owner),
      parentalControl: await selectParentalControlData(executor, owner),
      consentAnswers: await selectConsentHistory(executor, owner),
      sessions: await selectSessions(executor, owner),
      securityEvents: await selectEvents(executor, owner),
      mails: account.email === null ? [] : await selectMails(executor, owner, account.email),
    };
  },
};

async function selectAccountData(executor: Executor, owner: DataOwner): Promise<IdentityData['account']> {
  const details = await selectAccountDetails(executor, owner);
  const account = await tables(executor)
    .selectFrom('account')
    .select(['email', 'unconfirmed_email', 'role', 'created_at'])
    .where('realm_id', '=', owner.realmId)
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  return {
    id: details.public_id,
    name: details.name,
    email: account.email ?? account.unconfirmed_email,
    isEmailConfirmed: account.email !== null,
    contactEmail: details.contact_email ?? '',
    birthDate: details.birth_date ?? '',
    phoneNumber: details.phone_number,
    taxNumber: details.tax_number ?? '',
    address: details.address,
    role: account.role,
    createdAt: account.created_at.toString(),
  };
}

async function selectSignInMethods(executor: Executor, { realmId, accountId }: DataOwner) {
  const rows = await tables(executor)
    .selectFrom('credential')
    .select(['type', 'provider', 'issuer', 'subject', 'created_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...method }) => ({ ...method, createdAt: created_at.toString() }));
}

async function selectPasskeyData(executor: Executor, owner: DataOwner) {
  const rows = await selectPasskeys(executor, owner);
  return rows.map((row) => ({
    name: row.name,
    createdAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at?.toString() ?? null,
  }));
}

async function selectTotpData(executor: Executor, owner: DataOwner) {
  const { confirmedAt, unusedRecoveryCodeCount } = await selectTotpState(executor, owner);
  return confirmedAt && { addedAt: confirmedAt.toString(), unusedRecoveryCodeCount };
}

async function selectProfiles(executor: Executor, { realmId, accountId }: DataOwner) {
  const rows = await tables(executor)
    .selectFrom('profile')
    .leftJoin('preference', 'preference.profile_id', 'profile.id')
    .select([
      'profile.public_id',
      'profile.name',
      'profile.kind',
      'profile.avatar',
      'profile.created_at',
      sql<Record<string, unknown> | null>`to_jsonb(preference) - 'profile_id' - 'realm_id'`.as('preferences'),
    ])
    .where('profile.realm_id', '=', realmId)
    .where('profile.account_id', '=', accountId)
    .orderBy('profile.id')
    .execute();
  return rows.map(({ public_id, created_at, ...profile }) => ({
    id: public_id,
    ...profile,
    createdAt: created_at.toString(),
  }));
}

async function selectParentalControlData(executor: Executor, { realmId, accountId }: DataOwner) {
  const row = await tables(executor)
    .selectFrom('parental_control')
    .select(['age_limit', 'updated_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { ageLimit: row.age_limit, updatedAt: row.updated_at.toString() } : null;
}

async function selectConsentHistory(executor: Executor, { realmId, accountId }: DataOwner) {
  const rows = await tables(executor)
    .selectFrom('consent_answer')
    .select(['field_name', 'answer', 'wording', 'answered_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ field_name, answer, wording, answered_at }) => ({
    fieldName: field_name,
    answer,
    wording,
    answeredAt: answered_at.toString(),
  }));
}

async function selectSessions(executor: Executor, { realmId, accountId }: DataOwner) {
  const rows = await tables(executor)
    .selectFrom('session')
    .select(['public_id', 'device_name', 'method', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    name: row.device_name,
    method: row.method,
    signedInAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
    expiresAt: row.expires_at.toString(),
    endedAt: row.revoked_at?.toString() ?? null,
  }));
}

async function selectEvents(executor: Executor, { realmId, accountId }: DataOwner) {
  const rows = await tables(executor)
    .selectFrom('security_event')
    .select(['kind', 'method', 'device_name', 'actor_name', 'occurred_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ device_name, actor_name, occurred_at, ...event }) => ({
    ...event,
    deviceName: device_name,
    actorName: actor_name,
    occurredAt: occurred_at.toString(),
  }));
}

async function selectMails(executor: Executor, { realmId }: DataOwner, recipient: string) {
  const mails = await listMailsTo(executor, { realmId, recipient });
  return mails.map(({ template, subject, created_at }) => ({
    template,
    subject,
    recipient,
    createdAt: created_at.toString(),
  }));
}
