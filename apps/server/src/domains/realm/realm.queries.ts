// The SQL for realms. These queries look up realms by key, so only some of them take a realm id.

import type { Artwork, AuthBackground } from '@matinee/contract';
import { sql } from 'kysely';
import { type Executor, type Trx, toJsonb } from '../../platform/database/index.ts';
import { tables } from './realm.tables.ts';

/** Images of a realm, which a realm file cannot contain. */
export interface RealmArtwork {
  readonly logo: Artwork | null;
  readonly authBackground: AuthBackground | null;
  /** By the id of the promo item. */
  readonly promoArtwork: Readonly<Record<string, Artwork>>;
}

export interface RealmRow extends RealmArtwork {
  id: number;
  key: string;
  version: number;
  settings: unknown;
}

const artworkColumns = [
  'logo',
  'auth_background as authBackground',
  'promo_artwork as promoArtwork',
] as const;
const columns = ['id', 'key', 'version', 'settings', ...artworkColumns] as const;

export function selectRealms(executor: Executor): Promise<RealmRow[]> {
  return tables(executor).selectFrom('realm').select(columns).orderBy('id').execute();
}

export function selectHosts(executor: Executor): Promise<{ host: string; realm_id: number }[]> {
  return tables(executor).selectFrom('realm_host').select(['host', 'realm_id']).execute();
}

export function lockRealm(trx: Trx, key: string): Promise<RealmRow | undefined> {
  return tables(trx)
    .selectFrom('realm')
    .select(columns)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined when the settings are unchanged. */
export async function saveSettings(
  trx: Trx,
  key: string,
  settings: unknown,
  now: Temporal.Instant,
): Promise<{ id: number; version: number } | undefined> {
  const savedRealm = await tables(trx)
    .insertInto('realm')
    .values({ key, settings: toJsonb(settings), created_at: now, updated_at: now, logo: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ settings: toJsonb(settings), updated_at: now, version: sql`realm.version + 1` })
        .whereRef('realm.settings', 'is distinct from', 'excluded.settings'),
    )
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!savedRealm) return undefined;
  await tables(trx)
    .insertInto('realm_version')
    .values({
      realm_id: savedRealm.id,
      version: savedRealm.version,
      settings: toJsonb(settings),
      applied_at: now,
    })
    .execute();
  return savedRealm;
}

export function lockArtwork(trx: Trx, realmId: number): Promise<RealmArtwork | undefined> {
  return tables(trx)
    .selectFrom('realm')
    .select(artworkColumns)
    .where('id', '=', realmId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveArtwork(
  trx: Trx,
  realmId: number,
  { logo, authBackground, promoArtwork }: RealmArtwork,
  now: Temporal.Instant,
): Promise<{ key: string; version: number }> {
  return tables(trx)
    .updateTable('realm')
    .set({
      logo: logo && toJsonb(logo),
      auth_background: authBackground && toJsonb(authBackground),
      promo_artwork: toJsonb(promoArtwork),
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', realmId)
    .returning(['key', 'version'])
    .executeTakeFirstOrThrow();
}

/** Hosts that a realm with another key claims. */
export async function selectForeignHosts(
  executor: Executor,
  key: string,
  hosts: readonly string[],
): Promise<{ host: string; key: string }[]> {
  if (hosts.length === 0) return [];
  return tables(executor)
    .selectFrom('realm_host')
    .innerJoin('realm', 'realm.id', 'realm_host.realm_id')
    .select(['realm_host.host', 'realm.key'])
    .where('realm_host.host', 'in', hosts)
    .where('realm.key', '<>', key)
    .execute();
}

export async function replaceHosts(trx: Trx, realmId: number, hosts: readonly string[]): Promise<void> {
  await tables(trx).deleteFrom('realm_host').where('realm_id', '=', realmId).execute();
  if (hosts.length === 0) return;
  await tables(trx)
    .insertInto('realm_host')
    .values(hosts.map((host) => ({ host, realm_id: realmId })))
    .execute();
}
