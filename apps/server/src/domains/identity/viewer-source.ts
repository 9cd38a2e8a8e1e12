// The viewer of an access token or cookie, cached for at most two seconds.

import { DEFAULT_AGE_LIMIT } from '@matinee/rules';
import { type Entitlement, guestViewer, type RealmContext, type Viewer } from '../../calls/index.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import type { AccessTokens } from './access-token.ts';
import { presentPreferences } from './account/account.present.ts';
import { type SessionRow, selectActiveSession } from './session.queries.ts';
import { readSessionCookie } from './session-cookie.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Without its settings, an administrator who has signed in with one factor has the rights of other viewers only. */
type SessionRealm = Pick<RealmContext, 'id'> & Partial<Pick<RealmContext, 'settings'>>;

export interface ViewerSource {
  findByToken(
    realm: RealmContext,
    token: string,
    options?: { allowExpired: boolean },
  ): Promise<Viewer | undefined>;
  /** Returns a guest without a session when the cookie is absent or not valid. */
  findByCookie(realm: RealmContext, cookie: string | undefined): Promise<Viewer>;
  /** `sessionId` is the public id. */
  findBySession(realm: SessionRealm, sessionId: string): Promise<Viewer | undefined>;
  /** Reads a changed viewer again: its next request can come before the event that invalidates the cache. */
  reloadSession(realm: Pick<RealmContext, 'id'>, sessionId: string): Promise<void>;
}

export interface ViewerSourceServices {
  db: Database;
  clock: Clock;
  events: EventHub;
  keys: SigningKeys;
  tokens: AccessTokens;
}

/** Loads the entitlements of an account. The entitlement domain implements this. */
export type LoadEntitlements = (
  db: Database,
  account: { realmId: number; accountId: number },
) => Promise<Entitlement[]>;

interface LoadedViewer {
  row: SessionRow;
  entitlements: readonly Entitlement[];
}

const viewerCacheDefinition = defineCache<LoadedViewer>({
  name: 'viewers',
  holds: 'the session, account, profile, preferences and licences behind a token or cookie',
  maxBytes: 32 * 2 ** 20,
  entryBytes: 1_500,
  ttlMs: 2_000,
  invalidatedBy: [
    'SessionEnded',
    'AccountChanged',
    'AccountDeleted',
    'AccountRoleChanged',
    'PreferencesChanged',
    'EntitlementGranted',
    'EntitlementEnded',
  ],
});

export function createViewerSource(
  { db, clock, events, keys, tokens }: ViewerSourceServices,
  ports: { loadEntitlements: LoadEntitlements },
): ViewerSource {
  const cache = createCache(viewerCacheDefinition, { events });

  async function load(realm: Pick<RealmContext, 'id'>, sessionId: string): Promise<LoadedViewer | undefined> {
    const row = await selectActiveSession(db, realm.id, sessionId, clock.now());
    if (!row) return undefined;
    const entitlements =
      row.account_id === null
        ? []
        : await ports.loadEntitlements(db, { realmId: realm.id, accountId: row.account_id });
    return { row, entitlements };
  }

  async function findBySession(realm: SessionRealm, sessionId: string): Promise<Viewer | undefined> {
    const loadedViewer = await cache.fetch([realm.id, sessionId], () => load(realm, sessionId));
    return loadedViewer && toViewer(loadedViewer, realm, clock);
  }

  return {
    findBySession,
    async reloadSession(realm, sessionId) {
      const loadedViewer = await load(realm, sessionId);
      if (loadedViewer) cache.set([realm.id, sessionId], loadedViewer);
    },
    async findByToken(realm, token, options) {
      const sessionId = await tokens.read(realm.key, token, options);
      return sessionId === undefined ? undefined : findBySession(realm, sessionId);
    },
    async findByCookie(realm, cookie) {
      const sessionId = cookie && readSessionCookie(keys.cookie, realm.key, cookie);
      return (sessionId && (await findBySession(realm, sessionId))) || guestViewer;
    },
  };
}

function toViewer({ row, entitlements }: LoadedViewer, realm: SessionRealm, clock: Clock): Viewer {
  const account =
    row.account_id === null
      ? null
      : {
          id: row.account_id,
          publicId: row.account_public_id ?? '',
          name: row.account_name ?? '',
          email: row.email ?? '',
          lacksConfirmation: row.is_email_unconfirmed,
        };
  // A child profile has no rights of an administrator.
  const isChild = row.profile_kind === 'child';
  const isSecondFactorRequired = realm.settings?.administratorSecondFactor !== 'optional';
  // A passkey is two factors.
  const hasSecondFactor = row.has_totp || row.method === 'passkey';
  const lacksSecondFactor = row.role === 'ADMIN' && !isChild && isSecondFactorRequired && !hasSecondFactor;
  return {
    session: { id: row.session_id, publicId: row.session_public_id },
    isGuest: account === null,
    account,
    profile: {
      id: row.profile_id,
      publicId: row.profile_public_id,
      kind: row.profile_kind,
      name: row.profile_name,
      avatar: row.avatar,
      ageLimit: isChild ? (row.age_limit ?? DEFAULT_AGE_LIMIT) : null,
    },
    preferences: presentPreferences(row),
    impersonator:
      row.impersonator_name === null ? undefined : { name: row.impersonator_name, expiresAt: row.expires_at },
    role: account === null ? 'GUEST' : isChild || lacksSecondFactor ? 'USER' : (row.role ?? 'USER'),
    lacksSecondFactor,
    licences: findActiveLicences(entitlements, clock),
    entitlements,
    country: null,
  };
}

const noLicences: ReadonlySet<string> = new Set();

function findActiveLicences(entitlements: readonly Entitlement[], clock: Clock): ReadonlySet<string> {
  if (entitlements.length === 0) return noLicences;
  const now = clock.now();
  return new Set(
    entitlements.filter((entitlement) => isActive(entitlement, now)).map(({ licence }) => licence),
  );
}

function isActive({ startsAt, expiresAt }: Entitlement, now: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(startsAt, now) > 0) return false;
  return expiresAt === null || Temporal.Instant.compare(now, expiresAt) < 0;
}
