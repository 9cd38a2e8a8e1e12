// All realms of the installation, in memory: every request asks for one. Follows changes made by any process.
import { realmFile } from '@matinee/contract';
import type { RealmContext } from '../../calls/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { claimantOf, findRealm, type KnownRealms } from './find-realm.ts';
import { type RealmPictures, type RealmRow, selectHosts, selectRealms } from './realm.queries.ts';

export interface KnownRealm extends RealmContext, RealmPictures {}

export interface RealmRegistry {
  choose(params: { key?: string | undefined; host?: string | undefined }): RealmContext | undefined;
  /** Whether a host is that of another realm: nothing of this one is given out there. */
  isElsewhere(realmId: number, host: string): boolean;
  picturesOf(realm: RealmContext): RealmPictures;
  /** Called with the realm's new state after it changed. Gives back how to stop. */
  onChange(listener: (realm: RealmContext) => void): () => void;
  reload(): Promise<void>;
  close(): void;
}

const noPictures: RealmPictures = { logo: null, authBackground: null };

export async function createRealmRegistry(services: {
  db: Executor;
  events: EventHub;
  log: Log;
}): Promise<RealmRegistry> {
  const { db, events, log } = services;
  const listeners = new Set<(realm: RealmContext) => void>();
  let known = await readRealms(db, log);
  let reading = Promise.resolve();

  const reload = (): Promise<void> => {
    reading = reading.then(async () => {
      const before = known;
      known = await readRealms(db, log);
      for (const realm of known.all) {
        if (before.byKey.get(realm.key)?.version === realm.version) continue;
        for (const listener of listeners) listener(realm);
      }
    });
    const result = reading;
    reading = reading.catch(() => {});
    return result;
  };
  const stop = events.follow({ types: ['RealmChanged'] }, () => {
    reload().catch((error: unknown) => log.error({ err: error }, 'realms could not be read again'));
  });

  return {
    choose: (params) => findRealm(known, params),
    isElsewhere(realmId, host) {
      const claimant = claimantOf(known, host);
      return claimant !== undefined && claimant.id !== realmId;
    },
    picturesOf: ({ key }) => (known.byKey.get(key) as KnownRealm | undefined) ?? noPictures,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    close: stop,
  };
}

async function readRealms(db: Executor, log: Log): Promise<KnownRealms> {
  const [all, hosts] = await Promise.all([listRealms(db, log), selectHosts(db)]);
  const byId = new Map(all.map((realm) => [realm.id, realm]));
  return {
    all,
    byKey: new Map(all.map((realm) => [realm.key, realm])),
    byHost: new Map(
      hosts.flatMap(({ host, realm_id }) => {
        const realm = byId.get(realm_id);
        return realm ? [[host, realm] as const] : [];
      }),
    ),
  };
}

/** All realms, in the order in which they were made. */
export async function listRealms(db: Executor, log?: Log): Promise<KnownRealm[]> {
  const rows = await selectRealms(db);
  return rows.flatMap((row) => readRealm(row, log));
}

/** Settings were valid when they were applied; defaults of later versions are filled in. */
function readRealm({ id, key, version, settings, logo, authBackground }: RealmRow, log?: Log): KnownRealm[] {
  const result = realmFile.safeParse(settings);
  if (result.success) return [{ id, key, version, settings: result.data, logo, authBackground }];
  log?.error({ realm: key, issues: result.error.issues }, 'the settings of a realm do not fit this version');
  return [];
}
