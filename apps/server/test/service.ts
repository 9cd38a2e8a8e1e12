// A service on its own port and database, with one realm and a movable clock.
import type { ErrorResponse, RealmFileInput, Tokens } from '@matinee/contract';
import type { MovableClock } from '@matinee/testing';
import { createAccount } from '../src/domains/identity/index.ts';
import { createVideo, type NewVideo, putGenre } from '../src/domains/titles/index.ts';
import { applyRealm } from '../src/main/apply-realm.ts';
import { type BuildOptions, type BuiltApp, buildApp } from '../src/main/build-app.ts';
import { emit } from '../src/platform/events/index.ts';
import type { Services } from '../src/services.ts';
import { createCheapPasswordHash } from './cheap-password-hash.ts';
import { type Credits, createWithCredits } from './credits.ts';
import { openTestServices, type TestServices } from './open-services.ts';

interface TestResponse<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface RequestOptions {
  method?: string;
  token?: string;
  realm?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestService extends BuiltApp {
  clock: MovableClock;
  url: string;
  realmId: number;
  /** Sends a request; JSON in, JSON out. */
  request<T = ErrorResponse>(path: string, options?: RequestOptions): Promise<TestResponse<T>>;
  /** Signs in as a new guest. */
  signInGuest(realm?: string): Promise<Tokens>;
  /** Creates an account and signs it in. */
  signInNewAccount(options?: { realm?: string; role?: 'USER' | 'ADMIN'; email?: string }): Promise<Tokens>;
  /** Creates or updates a realm and returns its id. */
  applyRealm(file: Partial<RealmFileInput> & { key: string }): Promise<number>;
  createVideo(
    video?: Partial<NewVideo> & { title?: string; people?: Credits },
  ): Promise<{ id: number; publicId: string }>;
  /** Runs statements that the role of the service may not run. */
  runAsMigrationRole: TestServices['runAsMigrationRole'];
  /** Resolves when the event hub has delivered all events emitted so far. */
  waitForEvents(): Promise<void>;
  close(): Promise<void>;
}

export const realmDefaults = {
  name: 'Lantern',
  theme: {
    primary: '#f2e7d3',
    secondary: '#8f97ab',
    tertiary: '#2b2f3d',
    background: '#0b0c11',
    alert: '#ff5d52',
    callToAction: '#f6a93b',
  },
  languages: ['en', 'es'],
  defaultLanguage: 'en',
  licences: [{ key: 'premium', name: { en: 'Premium' }, description: { en: 'Everything.' } }],
} satisfies Omit<RealmFileInput, 'key'>;

export const password = 'a lantern in the fog';
const passwordHash = await createCheapPasswordHash(password);

/** Starts a service; `environment` sets environment variables. */
export async function startService(
  options: BuildOptions = {},
  environment: Record<string, string> = {},
): Promise<TestService> {
  const openedServices = await openTestServices({ now: '2027-03-01T12:00:00Z', environment });
  const { services, clock } = openedServices;
  const { db } = services;
  const appliedRealm = await applyRealm(db, { file: { ...realmDefaults, key: 'lantern' } }, clock.now());
  if (!appliedRealm.ok) throw new Error(JSON.stringify(appliedRealm.issues));
  const realmId = appliedRealm.realm.id;
  const builtApp = await buildApp(services, options);
  const url = await builtApp.app.listen({ host: '127.0.0.1', port: 0 });
  let sequence = 0;

  async function request<T>(path: string, requestOptions: RequestOptions = {}): Promise<TestResponse<T>> {
    const {
      method = requestOptions.body === undefined ? 'GET' : 'POST',
      token,
      realm,
      body,
      headers,
    } = requestOptions;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(realm !== undefined && { realm }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
    };
  }

  const service: TestService = {
    ...builtApp,
    clock,
    url,
    realmId,
    request,
    async signInGuest(realm) {
      const { body } = await request<Tokens>('/api/v2/login/guest', {
        method: 'POST',
        ...(realm && { realm }),
      });
      return body;
    },
    async signInNewAccount({ realm, role = 'USER', email = `person-${++sequence}@example.com` } = {}) {
      const accountRealmId = realm === undefined ? realmId : (builtApp.realms.find({ key: realm })?.id ?? 0);
      await createAccount(db, {
        realmId: accountRealmId,
        email,
        name: 'Ada',
        passwordHash,
        role,
        now: clock.now(),
      });
      const { body } = await request<Tokens>('/api/v2/login', {
        body: { id: email, secret: password },
        ...(realm && { realm }),
      });
      return body;
    },
    async applyRealm(file) {
      const result = await applyRealm(db, { file: { ...realmDefaults, ...file } }, clock.now());
      if (!result.ok) throw new Error(JSON.stringify(result.issues));
      await builtApp.realms.reload();
      return result.realm.id;
    },
    async createVideo({ title = `Title ${++sequence}`, ...video } = {}) {
      for (const key of video.genres ?? []) {
        await putGenre(db, { realmId: video.realmId ?? realmId, key, names: { en: key } });
      }
      return createWithCredits(createVideo, db, {
        realmId,
        now: clock.now(),
        texts: { en: { title } },
        ...video,
      });
    },
    runAsMigrationRole: openedServices.runAsMigrationRole,
    waitForEvents: () => waitForEvents(services),
    async close() {
      await builtApp.app.close();
      await openedServices.close();
    },
  };
  return service;
}

declare module '../src/platform/events/event-types.ts' {
  interface EventTypes {
    TestMarked: { mark: number };
  }
}

let markCount = 0;

/** The hub delivers events in order: the marker arrives after all earlier events. */
async function waitForEvents({ db, events }: Services): Promise<void> {
  const mark = ++markCount;
  const markerReceived = new Promise<void>((resolve) => {
    const unsubscribe = events.follow({ types: ['TestMarked'] }, ({ payload }) => {
      if (payload.mark !== mark) return;
      unsubscribe();
      resolve();
    });
  });
  await emit(db, { realmId: null, type: 'TestMarked', payload: { mark } });
  await markerReceived;
}
