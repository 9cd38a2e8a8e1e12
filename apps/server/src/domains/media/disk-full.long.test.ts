// When the disk is full while an asset is published, the import waits for space, and an earlier package still plays.

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportItem } from '@matinee/contract';
import { ensureFixtureFile } from '@matinee/media/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyFilmFixture, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import { enqueue, resumeJobs } from '../../platform/jobs/index.ts';
import { DiskFullError } from '../../platform/storage/index.ts';
import { mediaPrepareJob } from './media.jobs.ts';
import { countMediaJobsWithoutSpace } from './operations/disk-space.ts';
import { findImport } from './operations/find-import.ts';

type ImportKey = Parameters<typeof findImport>[1];

let service: MediaService;
let folder: string;
/** Whether storage rejects the folder of this name with a disk-full error. */
let isFull: (folderName: string) => boolean;
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

const listScratchFolders = () => readdir(join(service.services.config.dataDir, 'storage', 'work'));

/** Writes one second of a film that is encoded to two renditions; returns the path of the file. */
async function putShortFilm(): Promise<string> {
  const path = join(folder, 'short.mp4');
  const film = await ensureFixtureFile('hevcManyTracks');
  const tracks = ['-map', '0:v', '-map', '0:a:0'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', film, ...tracks, '-t', '1', '-c', 'copy', path]);
  return path;
}

const readImport = async (importKey: ImportKey): Promise<ImportItem | undefined> =>
  (await findImport(service.services.db, importKey))?.items[0];

async function startFilmImport(path: string): Promise<ImportKey> {
  return { realmId: service.realmId, publicId: await service.startImport(path) };
}

async function waitUntilWaiting(importKey: ImportKey, state: ImportItem['state']): Promise<void> {
  await expect
    .poll(() => readImport(importKey), { timeout: 150_000 })
    .toMatchObject({ state, reason: { code: 'diskFull' }, step: null });
  await expect.poll(() => countMediaJobsWithoutSpace(service.services.db)).toBe(1);
}

async function waitUntilDone(importKey: ImportKey): Promise<void> {
  service.clock.advance({ minutes: 5 });
  await expect
    .poll(() => readImport(importKey), { timeout: 150_000 })
    .toMatchObject({ state: 'done', reason: null });
}

test.each([
  ['storage', () => new DiskFullError('no disk space')],
  ['PostgreSQL', () => Object.assign(new Error('could not extend file'), { code: '53100' })],
])('lets a film wait when %s is full, and imports it when there is space', async (name, createError) => {
  let checkCount = 0;
  isFull = () => checkCount++ > 0;
  createDiskError = createError;
  const importKey = await startFilmImport(
    await copyFilmFixture('silent', await mkdtemp(join(folder, `${name}-`))),
  );
  await waitUntilWaiting(importKey, 'queued');
  expect(refusedWriteCount).toBeGreaterThan(0);
  await expect.poll(listScratchFolders).toEqual([]);

  isFull = () => false;
  await waitUntilDone(importKey);
});

test('a film is playable with the early package while its completion waits for disk space', async () => {
  // The early package fits; publishing the next rendition fails.
  isFull = (folderName) => folderName.startsWith('v360');
  const importKey = await startFilmImport(await putShortFilm());
  await waitUntilWaiting(importKey, 'playable');
  expect(await readImport(importKey)).toHaveProperty('contentId', expect.any(String));

  isFull = () => false;
  await waitUntilDone(importKey);
});

test('/readyz says that imports wait for disk space, and stays ready', async () => {
  const { db } = service.services;
  const { id } = await enqueue(
    db,
    mediaPrepareJob,
    { asset: 'nothing' },
    { runAt: service.clock.now().add({ hours: 1 }) },
  );
  await tables(db).updateTable('job').set({ waiting_for: 'diskSpace' }).where('id', '=', id).execute();
  expect(await service.call('GET', '/readyz')).toMatchObject({ status: 200, body: { diskSpace: false } });
  await resumeJobs(db, 'diskSpace');
  expect(await service.call('GET', '/readyz')).toMatchObject({ status: 200, body: { diskSpace: true } });
});
