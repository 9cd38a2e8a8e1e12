import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { linkFfmpeg } from '../../test/ffmpeg/link-ffmpeg.ts';
import { openTestServices } from '../../test/open-services.ts';
import { createImageVariants } from '../domains/media/index.ts';
import { startWorker } from './worker.ts';

test.runIf(process.platform === 'linux')('logs a missing layer of the isolation of ffmpeg', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-worker-'));
  const environment = { FFMPEG_PATH: await linkFfmpeg(folder) };
  const { services, close } = await openTestServices({ environment });
  const warn = vi.spyOn(services.log, 'warn');
  vi.stubEnv('PATH', folder);
  const stopCallbacks: (() => unknown)[] = [];
  const shutdown = { add: (_name: string, stop: () => unknown) => void stopCallbacks.push(stop) };
  await startWorker(services, createImageVariants(services.storage), shutdown as never);
  await expect
    .poll(() => warn.mock.calls.map(([line]) => String(line)))
    .toContainEqual(expect.stringMatching(/^ffmpeg sees the files and processes .*: install bubblewrap/));
  vi.unstubAllEnvs();
  for (const stop of stopCallbacks) await stop();
  await close();
  await rm(folder, { recursive: true });
});
