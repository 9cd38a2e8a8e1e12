// When the disk is full while an asset is published, its new files are removed and an earlier package still
// plays.

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listPackageFiles } from '@matinee/media';
import { getFixtureFile } from '@matinee/media/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyFilmFixture, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import { DiskFullError } from '../../platform/storage/index.ts';
import { findImport } from './operations/find-import.ts';

let service: MediaService;
let folder: string;
/** Whether storage rejects this folder with a disk-full error. */
let isFull: (folder: string) => boolean;
let createDiskError: () => Error;
let refusedWriteCount: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-full-'));
  service = await startMediaService({
    wrapStorage: (disk) => ({
      ...disk,
      async putDirectory(prefix, dir) {
        if (isFull(prefix.split('/')[2] ?? '')) {
          refusedWriteCount++;
          throw createDiskError();
        }
        await disk.putDirectory(prefix, dir);
      },
    }),
  });
  service.startWorker();
});
beforeEach(() => {
  refusedWriteCount = 0;
  createDiskError = () => new DiskFullError('no disk space');
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const listStoredFiles = () =>
  Array.fromAsync(service.services.storage.list('assets'), ({ key }) => key.split('/').slice(2).join('/'));
const listScratchFolders = () => readdir(join(service.services.config.dataDir, 'storage', 'work'));

/** One second of a film with two renditions. */
async function putShortFilm(): Promise<string> {
  const path = join(folder, 'short.mp4');
  const film = await getFixtureFile('hevcManyTracks');
  const tracks = ['-map', '0:v', '-map', '0:a:0'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', film, ...tracks, '-t', '1', '-c', 'copy', path]);
  return path;
}

async function importUntilSettled(path: string) {
  const { services, clock, realmId } = service;
  const publicId = await service.startImport(path);
  const isFinished = async () => {
    // A failed job waits for its backoff before the next attempt.
    clock.advance({ minutes: 1 });
    return (await findImport(services.db, { realmId, publicId }))?.finished;
  };
  // Each attempt encodes all renditions again.
  await expect.poll(isFinished, { interval: 500, timeout: 150_000 }).toBe(true);
  return (await findImport(services.db, { realmId, publicId }))?.items[0];
}

test.each([
  ['storage', () => new DiskFullError('no disk space')],
  ['PostgreSQL', () => Object.assign(new Error('could not extend file'), { code: '53100' })],
])('refuses a film when %s is full, and removes all its files', async (_where, createError) => {
  let checkCount = 0;
  isFull = () => checkCount++ > 0;
  createDiskError = createError;
  expect(await importUntilSettled(await copyFilmFixture('silent', folder))).toMatchObject({
    state: 'refused',
    reason: { code: 'diskFull' },
  });
  expect(refusedWriteCount).toBeGreaterThan(0);
  expect(await listStoredFiles()).toEqual([]);
  expect(await listScratchFolders()).toEqual([]);
  expect(await tables(service.services.db).selectFrom('asset').select('id').execute()).toEqual([]);
});

test('keeps playing the early package when the disk is full during completion, and removes unpublished files', async () => {
  const { db } = service.services;
  // The early package fits; publishing the next rendition fails.
  isFull = (dir) => dir.startsWith('v360');
  const item = await importUntilSettled(await putShortFilm());
  expect(refusedWriteCount).toBeGreaterThan(0);
  expect(item?.contentId).toBeTruthy();
  const [earlyPackage, ...otherPackages] = await tables(db)
    .selectFrom('package')
    .select(['index', 'final'])
    .execute();
  expect(otherPackages).toEqual([]);
  if (!earlyPackage) throw new Error('there is no early package');
  await expect
    .poll(async () => new Set(await listStoredFiles()))
    .toEqual(new Set(listPackageFiles(earlyPackage.index)));
  expect(await listScratchFolders()).toEqual([]);
});
