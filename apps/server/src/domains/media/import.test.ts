import { mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportBatch } from '@matinee/contract';
import type { FixtureName } from '@matinee/media/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyFilmFixture, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import { createMediaHandlers } from './media.routes.ts';

let service: MediaService;
let folder: string;
/** A folder of another realm. */
let otherFolder: string;
let adminToken: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'matinee-import-')));
  otherFolder = await realpath(await mkdtemp(join(tmpdir(), 'matinee-elsewhere-')));
  const environment = { IMPORT_DIRS: `cinema=${folder},elsewhere=${otherFolder}` };
  service = await startMediaService({ environment });
  adminToken = await service.signIn('admin');
  service.startWorker();
});
afterAll(async () => {
  await service.close();
  for (const dir of [folder, otherFolder]) await rm(dir, { recursive: true, force: true });
});

const putFixture = (name: FixtureName, dir = folder) => copyFilmFixture(name, dir);

async function startImport(path: string): Promise<ImportBatch> {
  const response = await service.call('POST', '/api/v2/imports', { token: adminToken, body: { path } });
  expect(response.status).toBe(202);
  return response.body as unknown as ImportBatch;
}

const waitForImport = (id: string) => service.waitForImport(id);

async function listFilesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('importing a film', () => {
  test('creates a playable title with a thumbnail in a row of the home page', async () => {
    const path = await putFixture('h264Mp4');
    const { id } = await startImport(path);
    const item = (await waitForImport(id)).get('film.mp4');
    expect(item).toMatchObject({ state: 'done', progress: 1, reason: null });
    const contentId = String(item?.contentId);

    const video = await service.call('GET', `/api/v4/vod/${contentId}`);
    expect(video.body).toMatchObject({
      title: 'film',
      type: 'VIDEO',
      media: { state: 'ready', final: true },
    });
    const thumbnail = video.body.thumbnail as { url: string; placeholder: string };
    const image = await fetch(`${service.url}${thumbnail.url}/480.webp`);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/webp');

    const home = await service.call('GET', '/api/v1/view/section/HOME');
    expect(JSON.stringify(home.body)).toContain(contentId);

    const multivariantUrl = service.url + (await service.fetchStreamMetadata(contentId)).hls[0]?.url;
    const multivariant = await (await fetch(multivariantUrl)).text();
    expect(multivariant).toContain('#EXT-X-STREAM-INF');
    const renditionUri = multivariant.split('\n').find((line) => /^v\d+\.m3u8/.test(line)) ?? '';
    const playlist = await (await fetch(new URL(renditionUri, multivariantUrl))).text();
    const segments = playlist.split('\n').filter((line) => /\.m4s/.test(line));
    expect(segments.length).toBeGreaterThan(0);
    for (const segment of segments) {
      const response = await fetch(new URL(segment, multivariantUrl));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  test('leaves no files in the work folder', async () => {
    const { dataDir } = service.services.config;
    await expect.poll(() => listFilesBelow(join(dataDir, 'work'))).toEqual([]);
    await expect.poll(() => listFilesBelow(join(dataDir, 'storage', 'work'))).toEqual([]);
  });

  test('creates no second asset when repeated', async () => {
    const assetsBefore = await tables(service.services.db).selectFrom('asset').select('id').execute();
    const { id } = await startImport(join(folder, 'film.mp4'));
    const item = (await waitForImport(id)).get('film.mp4');
    expect(item?.state).toBe('done');
    expect(item?.contentId).toBeTruthy();
    expect(await tables(service.services.db).selectFrom('asset').select('id').execute()).toEqual(
      assetsBefore,
    );
  });

  test('keeps all tracks, and non-Latin file names', async () => {
    const dir = join(folder, 'مجلد 🎬');
    await mkdir(dir);
    const fileName = `فيلم 🎬 “%d” -i 'x':y.mkv`;
    await rename(await putFixture('hevcManyTracks'), join(dir, fileName));
    await writeFile(join(dir, '.hidden.mp4'), 'hidden');
    const { id } = await startImport(dir);
    const items = await waitForImport(id);
    expect([...items.values()].map((item) => item.state)).toEqual(['done']);
    const contentId = String(items.get(fileName)?.contentId);
    const video = await service.call('GET', `/api/v4/vod/${contentId}`);
    expect(video.body).toMatchObject({ audioTracks: [{ language: 'en' }, { language: 'fr' }] });
    expect(video.body.subtitleLanguages).toHaveLength(3);
    expect(video.body.annotations).toHaveLength(2);
    const subtitles = (await service.fetchStreamMetadata(contentId)).hls[0]?.subtitles ?? [];
    expect(subtitles).toHaveLength(3);
    const vtt = await fetch(service.url + subtitles[0]?.url);
    expect(await vtt.text()).toMatch(/^WEBVTT/);
  });
});

describe('importing a file that is not a film', () => {
  test('refuses the file with a reason and leaves no rows and files', async () => {
    const dir = join(folder, 'bad');
    await mkdir(dir);
    const names: FixtureName[] = ['empty', 'text', 'truncatedTail', 'm3u8', 'ffconcat'];
    for (const name of names) await putFixture(name, dir);
    const { db, config } = service.services;
    const count = async (table: 'asset' | 'content' | 'package') =>
      (await tables(db).selectFrom(table).select('id').execute()).length;
    // The files of earlier imports are still being removed.
    await expect.poll(() => listFilesBelow(join(config.dataDir, 'work'))).toEqual([]);
    const countsBefore = [await count('asset'), await count('content'), await count('package')];
    const filesBefore = await listFilesBelow(config.dataDir);

    const { id } = await startImport(dir);
    const items = await waitForImport(id);
    const reasons = [...items].map(([file, item]) => [file, item.state, item.reason?.code]);
    expect(reasons).toEqual([
      ['concat.mp4', 'refused', 'playlistNotAllowed'],
      ['cut.mp4', 'refused', 'truncated'],
      ['empty.mp4', 'refused', 'emptyFile'],
      ['notes.mp4', 'refused', 'notMedia'],
      ['playlist.mp4', 'refused', 'playlistNotAllowed'],
    ]);
    expect([await count('asset'), await count('content'), await count('package')]).toEqual(countsBefore);
    await expect.poll(() => listFilesBelow(config.dataDir)).toEqual(filesBefore);
  });

  test.each(['/nowhere/at/all', 'relative.mp4', '/dev/null'])('rejects the path %s', async (path) => {
    const response = await service.call('POST', '/api/v2/imports', { token: adminToken, body: { path } });
    expect(response).toMatchObject({ status: 400, body: { code: 'invalidPath' } });
  });
});

describe('IMPORT_DIRS', () => {
  test('allows no path outside the folders of the realm, whatever the path that leads there', async () => {
    const film = await putFixture('silent', otherFolder);
    await symlink(film, join(folder, 'link.mp4'));
    await symlink(otherFolder, join(folder, 'linked'));
    const allowedPath = join(folder, 'film.mp4');
    const paths = [
      otherFolder,
      film,
      '/etc/passwd',
      '/',
      `${folder}-more`,
      join(folder, 'link.mp4'),
      join(folder, 'linked'),
      join(folder, 'linked', 'silent.mp4'),
      `${folder}/../${basename(otherFolder)}`,
      `/proc/self/root${film}`,
      `/proc/self/root${allowedPath}`,
      `/proc/${process.pid}/root${allowedPath}`,
    ];
    for (const path of paths) {
      const response = await service.call('POST', '/api/v2/imports', { token: adminToken, body: { path } });
      expect([path, response.status, response.body.code]).toEqual([path, 400, 'invalidPath']);
    }
    await rm(join(folder, 'link.mp4'));
    await rm(join(folder, 'linked'));
  });

  test('allows no path when the setting names no folder for the realm', async () => {
    const { config, ...services } = service.services;
    const handlers = createMediaHandlers({ ...services, config: { ...config, importDirs: new Map() } });
    const context = { realm: { id: service.realmId, key: 'cinema' }, now: service.clock.now() };
    const result = await handlers.startImport({ body: { path: folder } } as never, context as never);
    expect(result).toMatchObject({ code: 'invalidPath' });
  });
});

describe('POST /api/v2/imports', () => {
  test('returns 401 without a session and 403 for an account that is not an operator', async () => {
    const body = { path: folder };
    expect((await service.call('POST', '/api/v2/imports', { body })).status).toBe(401);
    const viewerToken = await service.signIn('viewer');
    expect((await service.call('POST', '/api/v2/imports', { token: viewerToken, body })).status).toBe(403);
  });

  test('imports a refused file again when it has become a complete film, and streams events until the end', async () => {
    const path = join(folder, 'bad', 'empty.mp4');
    await rename(await putFixture('silent'), path);
    const { id } = await startImport(path);
    const response = await fetch(`${service.url}/api/v2/imports/${id}/events`, {
      headers: { realm: 'cinema', authorization: `Bearer ${adminToken}` },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
    const batches = lines.map((line) => JSON.parse(line.slice(6)) as ImportBatch);
    expect(batches.at(-1)).toMatchObject({
      finished: true,
      items: [{ file: 'empty.mp4', state: 'done' }],
    });
    const progress = batches.map((batch) => batch.items[0]?.progress ?? 0);
    expect(progress).toEqual([...progress].sort((left, right) => left - right));
  });

  test('refuses to read an import in another realm', async () => {
    const { id } = await startImport(join(folder, 'film.mp4'));
    const response = await service.call('GET', `/api/v2/imports/${id}`, {
      token: adminToken,
      realm: 'elsewhere',
    });
    expect([401, 403, 404]).toContain(response.status);
  });
});
