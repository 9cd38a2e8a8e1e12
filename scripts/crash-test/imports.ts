// Imports films during the crash test, and checks at the end that each of them plays.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportBatch } from '@matinee/contract';
import { ensureFixtureFile, type FixtureName } from '@matinee/media/fixtures';
import { findPlaybackError } from './find-playback-error.ts';
import type { Service } from './service.ts';

/** Short and long films, so that processes are killed during every step of an import. */
const films: FixtureName[] = ['oddSize', 'ladder', 'surroundAc3', 'silent', 'hevcManyTracks'];
const timeoutMs = 15 * 60_000;

export interface ImportRunner {
  /** Copies a film and imports it; resolves when the service has acknowledged the import. */
  startImport(): Promise<void>;
  /** Starts imports until `minRunning` of them are running. */
  ensureRunning(minRunning: number): Promise<void>;
  /**
   * Waits until every import has ended; returns an error for each incomplete import, and one if there are not as many
   * titles as imports.
   */
  finish(): Promise<string[]>;
  /** Decodes the first and last segments of every imported film; returns the errors. */
  checkPlayback(): Promise<string[]>;
  /** Number of acknowledged imports. */
  count(): number;
}

export async function createImportRunner(
  service: Service,
  dir: string,
  getAdminToken: () => Promise<string>,
): Promise<ImportRunner> {
  const folder = join(dir, 'films');
  await mkdir(folder);
  const importIds: string[] = [];
  const contentIds = new Map<string, string>();
  let createdCount = 0;

  async function fetchBatch(id: string): Promise<ImportBatch | undefined> {
    const response = await service.call('GET', `/api/v2/imports/${id}`, { token: await getAdminToken() });
    return response?.status === 200 ? (response.body as unknown as ImportBatch) : undefined;
  }

  async function startImport(): Promise<void> {
    const film = films[createdCount % films.length] ?? 'ladder';
    createdCount += 1;
    const path = join(folder, `${createdCount} ${film}.mkv`);
    await copyFile(await ensureFixtureFile(film), path);
    // The request is repeated until it is acknowledged, because importing the same file twice creates one asset.
    for (;;) {
      const response = await service.call('POST', '/api/v2/imports', {
        token: await getAdminToken(),
        body: { path },
      });
      if (response?.status === 202) {
        importIds.push(String(response.body.id));
        return;
      }
      await sleep(200);
    }
  }

  /** Returns the state or the error of an import, and records the titles that it created. */
  async function checkImport(id: string): Promise<'finished' | 'running' | string> {
    const batch = await fetchBatch(id);
    if (!batch?.finished) return 'running';
    const failedItems = batch.items.filter((item) => item.state !== 'done' || item.contentId === null);
    for (const item of batch.items) if (item.contentId) contentIds.set(item.file, item.contentId);
    return failedItems.length === 0
      ? 'finished'
      : `${failedItems.map((item) => `${item.file}: ${item.state} ${item.reason?.code}`)}`;
  }

  async function checkTitleCount(): Promise<string[]> {
    const response = await service.call('GET', '/api/v2/vod', { token: await getAdminToken() });
    const titleCount = Number(response?.body.totalResults);
    return titleCount === importIds.length
      ? []
      : [`${importIds.length} imports have created ${titleCount} titles`];
  }

  return {
    count: () => importIds.length,
    startImport,
    async ensureRunning(minRunning) {
      const states = await Promise.all(importIds.slice(-10).map(checkImport));
      const runningCount = states.filter((state) => state === 'running').length;
      for (let missingCount = minRunning - runningCount; missingCount > 0; missingCount--)
        await startImport();
    },
    async finish() {
      const errors: string[] = [];
      const deadline = performance.now() + timeoutMs;
      for (const id of importIds) {
        let state = await checkImport(id);
        while (state === 'running' && performance.now() < deadline) {
          await sleep(500);
          state = await checkImport(id);
        }
        if (state !== 'finished') errors.push(state === 'running' ? `import ${id} does not end` : state);
      }
      return [...errors, ...(await checkTitleCount())];
    },
    async checkPlayback() {
      const errors: string[] = [];
      for (const [file, contentId] of contentIds) {
        const error = await findPlaybackError(service, file, contentId);
        if (error) errors.push(error);
      }
      return errors;
    },
  };
}
