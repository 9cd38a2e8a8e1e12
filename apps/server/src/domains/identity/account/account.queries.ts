// SQL for the details of accounts, the preferences of profiles and the last answers to consents.
import type { AddressValue, Preferences } from '@matinee/rules';
import { sql } from 'kysely';
import { type Executor, type Trx, toJsonb } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface AccountKey {
  realmId: number;
  accountId: number;
}

export interface AccountDetailRow {
  public_id: string;
  name: string;
  /** The address to sign in with. */
  email: string | null;
  contact_email: string | null;
  birth_date: string | null;
  phone_region: string | null;
  phone_number: string | null;
  tax_number: string | null;
  address: AddressValue | null;
}

export function selectAccountDetails(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<AccountDetailRow> {
  return tables(executor)
    .selectFrom('account')
    .leftJoin('account_detail as detail', 'detail.account_id', 'account.id')
    .select([
      'account.public_id',
      'account.name',
      'account.email',
      'detail.contact_email',
      sql<string | null>`detail.birth_date::text`.as('birth_date'),
      'detail.phone_region',
      'detail.phone_number',
      'detail.tax_number',
      'detail.address',
    ])
    .where('account.realm_id', '=', realmId)
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export interface AccountDetailValues {
  contactEmail: string | null;
  birthDate: string | null;
  phone: { region: string; number: string } | null;
  taxNumber: string | null;
  address: AddressValue | null;
}

export async function upsertAccountDetails(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  { contactEmail, birthDate, phone, taxNumber, address }: AccountDetailValues,
  now: Temporal.Instant,
): Promise<void> {
  const values = {
    contact_email: contactEmail,
    birth_date: birthDate,
    phone_region: phone?.region ?? null,
    phone_number: phone?.number ?? null,
    tax_number: taxNumber,
    address: address && toJsonb(address),
    updated_at: now,
  };
  await tables(trx)
    .insertInto('account_detail')
    .values({ account_id: accountId, realm_id: realmId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('account_detail.realm_id', '=', realmId),
    )
    .execute();
}

/** A profile with the name of the account, such as its first one, keeps this name. */
export async function updateAccountName(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  name: string,
): Promise<void> {
  await tables(trx)
    .updateTable('profile')
    .from('account')
    .set({ name })
    .whereRef('account.id', '=', 'profile.account_id')
    .whereRef('account.name', '=', 'profile.name')
    .where('profile.account_id', '=', accountId)
    .where('profile.realm_id', '=', realmId)
    .execute();
  await tables(trx)
    .updateTable('account')
    .set({ name })
    .where('realm_id', '=', realmId)
    .where('id', '=', accountId)
    .execute();
}

export async function upsertPreferences(
  trx: Trx,
  { realmId, profileId }: { realmId: number; profileId: number },
  preferences: Preferences,
  now: Temporal.Instant,
): Promise<void> {
  const values = {
    language: preferences.language ?? null,
    subtitle_language: preferences.subTitleLanguage ?? null,
    audio_language: preferences.audioLanguage ?? null,
    auto_advance: preferences.autoAdvance ?? null,
    video_background_auto_play: preferences.videoBackgroundAutoPlay ?? null,
    video_background_auto_play_audio: preferences.videoBackgroundAutoPlayAudio ?? null,
    updated_at: now,
  };
  await tables(trx)
    .insertInto('preference')
    .values({ profile_id: profileId, realm_id: realmId, ...values })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet(values).where('preference.realm_id', '=', realmId),
    )
    .execute();
}

/** Selects the last answer to each consent, by its field name. */
export async function selectConsentAnswers(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tables(executor)
    .selectFrom('consent_answer')
    .distinctOn('field_name')
    .select(['field_name', 'answer'])
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .orderBy('field_name')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ field_name, answer }) => [field_name, answer]));
}
