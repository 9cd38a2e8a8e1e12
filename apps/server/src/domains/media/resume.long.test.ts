import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFilmFixture, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import { findImport } from './operations/find-import.ts';
import { streamImport } from './operations/stream-import.ts';
import { removeIdleWorkFolders } from './operations/work-folder.ts';

let service: MediaService;
let folder: string;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  service = await startMediaService();
  folder = await mkdtemp(join(tmpdir(), 'matinee-resume-'));
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Writes a script in place of ffmpeg. It encodes the larger rendition at playback speed, so that the encode is
 * still running when the test kills its worker.
 */
async function writeSlowFfmpeg(): Promise<string> {
  const path = join(folder, 'slow-ffmpeg');
  const script = '#!/bin/sh\ncase "$*" in *"[v360]"*) exec ffmpeg -re "$@" ;; *) exec ffmpeg "$@" ;; esac\n';
  await writeFile(path, script, { mode: 0o755 });
  return path;
}

function startWorkerProcess(settings: Record<string, string> = {}): ChildProcess {
  const worker = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../test/media-worker.ts', import.meta.url))],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATA_DIR: service.services.config.dataDir,
        ENCODE_PRIORITY: 'normal',
        TEST_CONNECTION: JSON.stringify(service.connectionConfig),
        ...settings,
      },
    },
  );
  workers.push(worker);
  return worker;
}

test('another worker resumes the encode of a killed worker', {
  timeout: 300_000,
}, async () => {
  const { realmId, services } = service;
  const publicId = await service.startImport(await copyFilmFixture('hevcManyTracks', folder));
  const importKey = { realmId, publicId };
  const firstWorker = startWorkerProcess({ FFMPEG_PATH: await writeSlowFfmpeg() });
  const signal = AbortSignal.timeout(280_000);
  for await (const { items } of streamImport(services, { ...importKey, signal })) {
    if (items[0]?.step === 'rest') break;
  }
  firstWorker.kill('SIGKILL');

  const workRoot = join(services.config.dataDir, 'work', 'assets');
  const [assetFolder = ''] = await readdir(workRoot);
  const output = join(workRoot, assetFolder, 'output');
  const earlyStepFolder = join(
    output,
    (await readdir(output)).find((name) => name.startsWith('early')) ?? '',
  );
  const statsBefore = await stat(earlyStepFolder);

  // The asset is still active, so its work folder is not removed.
  expect(await removeIdleWorkFolders(services.db, services.config.dataDir)).toBe(0);
  startWorkerProcess();
  let modifiedAfter = statsBefore.mtimeMs;
  for await (const { items } of streamImport(services, { ...importKey, signal })) {
    if (items[0]?.state === 'done') break;
    modifiedAfter = (await stat(earlyStepFolder).catch(() => statsBefore)).mtimeMs;
  }
  expect(modifiedAfter).toBe(statsBefore.mtimeMs);
  expect(await findImport(services.db, importKey)).toMatchObject({
    finished: true,
    items: [{ state: 'done', progress: 1 }],
  });
  expect(await tables(services.db).selectFrom('package').select('complete').orderBy('id').execute()).toEqual([
    { complete: false },
    { complete: true },
  ]);
  await expect.poll(() => readdir(workRoot)).toEqual([]);
});

test('removeIdleWorkFolders removes folders without an active asset', async () => {
  const { config, db } = service.services;
  await mkdir(join(config.dataDir, 'work', 'assets', 'nobody', 'output'), { recursive: true });
  expect(await removeIdleWorkFolders(db, config.dataDir)).toBe(1);
});
