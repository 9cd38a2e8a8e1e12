// Imports whose job has not run yet: changes of their sources, and the order in which they are encoded.
import { copyFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureFixtureFile } from '@matinee/media/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFilmFixture, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import { createVideo } from '../titles/index.ts';
import { streamMediaState } from './operations/stream-media-state.ts';

let service: MediaService;
let folder: string;

beforeAll(async () => {
  service = await startMediaService();
  folder = await mkdtemp(join(tmpdir(), 'matinee-queue-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a title whose asset is not encoded yet. */
async function createWaitingTitle(name: string): Promise<string> {
  const { db, clock } = service.services;
  const { realmId } = service;
  const path = join(folder, `${name}.mp4`);
  await rm(path, { force: true });
  await copyFile(await ensureFixtureFile('silent'), path);
  await service.startImport(path);
  const asset = await tables(db)
    .selectFrom('asset')
    .select('id')
    .where('source_name', '=', basename(path))
    .executeTakeFirstOrThrow();
  const texts = { en: { title: name } };
  return (await createVideo(db, { realmId, now: clock.now(), texts, assetId: asset.id })).publicId;
}

const buildManifestPath = (id: string) => `/api/v5/manifest/video/${id}?includePlaybackDetails=URL`;

test('refuses a source that was deleted before its job ran', async () => {
  const path = await copyFilmFixture('silent', folder);
  const importId = await service.startImport(path);
  await rm(path);
  const worker = service.startWorker();
  const items = await service.waitForImport(importId);
  expect([...items.values()]).toMatchObject([{ state: 'refused', reason: { code: 'sourceVanished' } }]);
  await worker.stop();
});

test('refuses a source that changed before its job ran', async () => {
  const path = await copyFilmFixture('oddSize', folder);
  const importId = await service.startImport(path);
  await writeFile(path, 'more', { flag: 'a' });
  const worker = service.startWorker();
  const items = await service.waitForImport(importId);
  expect([...items.values()]).toMatchObject([{ state: 'refused', reason: { code: 'sourceChanged' } }]);
  await worker.stop();
});

test('refuses a source when a link replaced a folder of its path before its job ran', async () => {
  const [films, otherFolder] = [join(folder, 'films'), join(folder, 'secrets')];
  for (const dir of [films, otherFolder]) await mkdir(dir);
  const path = await copyFilmFixture('ladder', films);
  const importId = await service.startImport(path);
  await rename(path, join(otherFolder, basename(path)));
  await rm(films, { recursive: true });
  await symlink(otherFolder, films);
  const worker = service.startWorker();
  const items = await service.waitForImport(importId);
  expect([...items.values()]).toMatchObject([{ state: 'refused', reason: { code: 'sourceChanged' } }]);
  await worker.stop();
});

test('encodes a requested title first, then the titles that nobody requested', async () => {
  const titleIds = [];
  for (const name of ['one', 'two', 'three']) titleIds.push(await createWaitingTitle(name));
  const requestedId = titleIds.at(-1) ?? '';
  const guest = await service.signIn('guest');
  const earlyResponse = await service.call('POST', buildManifestPath(requestedId), { token: guest });
  expect(earlyResponse).toMatchObject({
    status: 425,
    body: { code: 'notReady', params: { state: 'preparing' } },
  });

  const order: string[] = [];
  service.services.events.follow({ types: ['AssetCompleted', 'AssetPlayable'] }, ({ payload }) => {
    order.push(...payload.contentIds);
  });
  const worker = service.startWorker();
  await expect.poll(() => order.length, { timeout: 150_000 }).toBeGreaterThan(0);
  expect(order[0]).toBe(requestedId);
  expect((await service.call('POST', buildManifestPath(requestedId), { token: guest })).status).toBe(200);
  await expect.poll(() => new Set(order).size, { timeout: 150_000 }).toBe(titleIds.length);
  await worker.stop();
});

test('encodes a title with an open page first', async () => {
  const titleIds = [];
  for (const name of ['five', 'six', 'seven', 'eight']) titleIds.push(await createWaitingTitle(name));
  const requestedId = titleIds.at(-1) ?? '';
  const pageController = new AbortController();
  const { realmId } = service;
  const stateStream = streamMediaState(service.services, {
    realmId,
    contentId: requestedId,
    signal: pageController.signal,
  });
  expect((await stateStream.next()).value).toMatchObject({ contentId: requestedId, state: 'preparing' });

  const order: string[] = [];
  service.services.events.follow({ types: ['AssetCompleted', 'AssetPlayable'] }, ({ payload }) => {
    order.push(...payload.contentIds);
  });
  const worker = service.startWorker();
  await expect.poll(() => order.length, { timeout: 150_000 }).toBeGreaterThan(0);
  expect(order[0]).toBe(requestedId);
  pageController.abort();
  await stateStream.return(undefined);
  await worker.stop();
});
