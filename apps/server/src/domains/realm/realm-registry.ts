// Holds all realms in memory, because every request needs one. Reloads them when any process changes one.
import { realmFile } from '@matinee/contract';
import type { RealmContext } from '../../calls/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { findRealm, findRealmByHost, type RealmIndex } from './find-realm.ts';
import { type RealmArtwork, type RealmRow, selectHosts, selectRealms } from './realm.queries.ts';

export interface LoadedRealm extends RealmContext, RealmArtwork {}

export interface RealmRegistry {
  find(params: { key?: string | undefined; host?: string | undefined }): RealmContext | undefined;
  /** True when another realm claims the host: this realm's data must not be served there. */
  isOtherRealmHost(realmId: number, host: string): boolean;
  getArtwork(realm: RealmContext): RealmArtwork;
  /** Calls `listener` with the new settings after a realm changed. Returns a function that unsubscribes. */
  onChange(listener: (realm: RealmContext) => void): () => void;
  reload(): Promise<void>;
  close(): void;
}

const noArtwork: RealmArtwork = { logo: null, authBackground: null, promoArtwork: {} };

export async function createRealmRegistry(services: {
  db: Executor;
  events: EventHub;
  log: Log;
}): Promise<RealmRegistry> {
  const { db, events, log } = services;
  const listeners = new Set<(realm: RealmContext) => void>();
  let realmIndex = await readRealmIndex(db, log);
  let latestReload = Promise.resolve();

  const reload = (): Promise<void> => {
    latestReload = latestReload.then(async () => {
      const previousIndex = realmIndex;
      realmIndex = await readRealmIndex(db, log);
      for (const realm of realmIndex.realms) {
        if (previousIndex.byKey.get(realm.key)?.version === realm.version) continue;
        for (const listener of listeners) listener(realm);
      }
    });
    const result = latestReload;
    latestReload = latestReload.catch(() => {});
    return result;
  };
  const stopFollowing = events.follow({ types: ['RealmChanged'] }, () => {
    reload().catch((error: unknown) => log.error({ err: error }, 'realms could not be read again'));
  });

  return {
    find: (params) => findRealm(realmIndex, params),
    isOtherRealmHost(realmId, host) {
      const claimingRealm = findRealmByHost(realmIndex, host);
      return claimingRealm !== undefined && claimingRealm.id !== realmId;
    },
    getArtwork: ({ key }) => (realmIndex.byKey.get(key) as LoadedRealm | undefined) ?? noArtwork,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    close: stopFollowing,
  };
}

async function readRealmIndex(db: Executor, log: Log): Promise<RealmIndex> {
  const [realms, hosts] = await Promise.all([listRealms(db, log), selectHosts(db)]);
  const byId = new Map(realms.map((realm) => [realm.id, realm]));
  return {
    realms,
    byKey: new Map(realms.map((realm) => [realm.key, realm])),
    byHost: new Map(
      hosts.flatMap(({ host, realm_id }) => {
        const realm = byId.get(realm_id);
        return realm ? [[host, realm] as const] : [];
      }),
    ),
  };
}

/** All realms whose settings this version of Matinee accepts, in order of creation. */
export async function listRealms(db: Executor, log?: Log): Promise<LoadedRealm[]> {
  const rows = await selectRealms(db);
  return rows.flatMap((row) => parseRealmRow(row, log));
}

/** Stored settings were valid when applied; parsing adds the defaults of later versions of Matinee. */
function parseRealmRow({ id, key, version, settings, ...artwork }: RealmRow, log?: Log): LoadedRealm[] {
  const result = realmFile.safeParse(settings);
  if (result.success) return [{ id, key, version, settings: result.data, ...artwork }];
  log?.error(
    { realm: key, issues: result.error.issues },
    'this version of Matinee does not accept the settings of a realm',
  );
  return [];
}
