// A service for tests of media: database, storage, HTTP on a free port, a worker with ffmpeg.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportItem, StreamMetadata } from '@matinee/contract';
import { ensureFixtureFile, type FixtureName } from '@matinee/media/fixtures';
import { putLicences } from '../src/domains/entitlement/index.ts';
import { createAccount } from '../src/domains/identity/index.ts';
import {
  createImageVariants,
  findImport,
  type GenerateMaster,
  mediaGroup,
  priorities,
  startImport,
} from '../src/domains/media/index.ts';
import { applyRealmFile } from '../src/domains/realm/index.ts';
import { buildApp } from '../src/main/build-app.ts';
import { createJobWorker } from '../src/main/worker.ts';
import { isRefusal } from '../src/platform/errors/index.ts';
import { type Id, toId } from '../src/platform/ids/index.ts';
import type { Worker } from '../src/platform/jobs/index.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import type { Services } from '../src/services.ts';
import { createCheapPasswordHash } from './cheap-password-hash.ts';
import { openTestServices, type TestServices } from './open-services.ts';
import { realmDefaults } from './service.ts';

/** Host name of the other realm. */
export const elsewhereHost = 'elsewhere.example';

const createRealmFile = (key: string, hosts: string[] = []) => ({
  ...realmDefaults,
  key,
  hosts,
  name: key,
  languages: ['en'],
});

export interface MediaService {
  services: Services;
  /** http://127.0.0.1:port */
  url: string;
  port: number;
  realmId: number;
  /** Connection config of its database, for other processes. */
  connectionConfig: TestServices['connectionConfig'];
  clock: TestServices['clock'];
  /** Starts a worker. `close` stops all workers. */
  startWorker(): Worker;
  /** Sends a request. With a `token` from `signIn`, the request is authenticated as its account. */
  call(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; realm?: string },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  signIn(role: 'guest' | 'viewer' | 'admin'): Promise<string>;
  /** Imports a file or folder as the command line does, and returns the id of the import. */
  startImport(path: string): Promise<Id<'Import'>>;
  /** Resolves with the items of an import by file name when it is finished. */
  waitForImport(importId: string): Promise<Map<string, ImportItem>>;
  /** Imports a film fixture; resolves with the public id of its title. */
  importFilm(name: FixtureName): Promise<string>;
  /** Stream metadata of a title for a guest, or for the account of the token. */
  fetchStreamMetadata(contentId: string, token?: string): Promise<StreamMetadata>;
  close(): Promise<void>;
}

async function createRealmsAndAccounts({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const appliedRealm = await applyRealmFile(db, { file: createRealmFile(testRealmKey) }, now, putLicences);
  const appliedOtherRealm = await applyRealmFile(
    db,
    { file: createRealmFile('elsewhere', [elsewhereHost]) },
    now,
    putLicences,
  );
  if (!appliedRealm.ok || !appliedOtherRealm.ok) throw new Error('the realm files of the test are invalid');
  const realmId = appliedRealm.realm.id;
  for (const role of ['USER', 'ADMIN'] as const) {
    const email = `${role.toLowerCase()}@example.com`;
    await createAccount(db, { realmId, email, passwordHash, name: role, role, now });
  }
  return realmId;
}

/** Copies a film fixture into a folder under its file name. */
export async function copyFilmFixture(name: FixtureName, dir: string): Promise<string> {
  const source = await ensureFixtureFile(name);
  const path = join(dir, basename(source));
  await copyFile(source, path);
  return path;
}

const testRealmKey = 'cinema';
const password = 'correct horse battery';
const passwordHash = await createCheapPasswordHash(password);

interface MediaServiceOptions {
  environment?: Record<string, string>;
  /** Creates data before the service listens; by default two realms, and accounts in the first. */
  seed?: (services: Services) => Promise<void>;
  generateMaster?: GenerateMaster;
  /** Wraps the storage. */
  wrapStorage?: (disk: Storage) => Storage;
}

export async function startMediaService({
  seed,
  generateMaster,
  wrapStorage,
  environment = {},
}: MediaServiceOptions = {}): Promise<MediaService> {
  const openedServices = await openTestServices({ wrapStorage, environment });
  const { services, clock, connectionConfig } = openedServices;
  const { db, storage } = services;
  const filmsDir = await mkdtemp(join(tmpdir(), 'matinee-films-'));

  await seed?.(services);
  const realmId = seed ? 0 : await createRealmsAndAccounts(services);
  const { app } = await buildApp(services, { variants: createImageVariants(storage, generateMaster) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const workers: Worker[] = [];

  const call = createCaller(url);

  async function signIn(role: 'guest' | 'viewer' | 'admin'): Promise<string> {
    const id = role === 'admin' ? 'admin@example.com' : 'user@example.com';
    const response =
      role === 'guest'
        ? await call('POST', '/api/v2/login/guest')
        : await call('POST', '/api/v2/login', { body: { id, secret: password } });
    return String(response.body.authorisationToken);
  }

  async function startImportOf(path: string): Promise<Id<'Import'>> {
    const importRequest = { realmId, path, allowedDirs: 'anything', now: clock.now() } as const;
    const startedImport = await startImport(services, importRequest);
    if (isRefusal(startedImport)) throw new Error(`${path} was not imported: ${startedImport.code}`);
    return startedImport.id;
  }

  async function waitForImport(importId: string): Promise<Map<string, ImportItem>> {
    for (;;) {
      const batch = await findImport(db, { realmId, publicId: toId<'Import'>(importId) });
      if (batch?.finished) return new Map(batch.items.map((item) => [item.file, item]));
      await sleep(50);
    }
  }

  return {
    services,
    url,
    port: Number(new URL(url).port),
    realmId,
    connectionConfig,
    clock,
    call,
    startWorker() {
      const worker = createJobWorker(services, {
        lanes: [
          { group: mediaGroup, slots: 1 },
          { group: mediaGroup, slots: 1, minPriority: priorities.urgent },
        ],
      });
      worker.start();
      workers.push(worker);
      return worker;
    },
    signIn,
    startImport: startImportOf,
    waitForImport,
    async importFilm(name) {
      const path = await copyFilmFixture(name, await mkdtemp(join(filmsDir, 'film-')));
      const [item] = (await waitForImport(await startImportOf(path))).values();
      if (!item?.contentId) throw new Error(`${name} was not imported: ${JSON.stringify(item)}`);
      return item.contentId;
    },
    async fetchStreamMetadata(contentId, token) {
      const path = `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`;
      const manifestResponse = await call('POST', path, { token: token ?? (await signIn('guest')) });
      if (manifestResponse.status !== 200)
        throw new Error(`no manifest: ${JSON.stringify(manifestResponse.body)}`);
      const response = await call('GET', String(manifestResponse.body.playbackDetailsUrl));
      return response.body as unknown as StreamMetadata;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await app.close();
      await openedServices.close();
      await rm(filmsDir, { recursive: true, force: true });
    },
  };
}

function createCaller(baseUrl: string): MediaService['call'] {
  return async (method, path, { token, body, realm: key = testRealmKey } = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        realm: key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsedBody = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, body: parsedBody, headers: response.headers };
  };
}
