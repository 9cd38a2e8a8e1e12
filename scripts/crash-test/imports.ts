// Imports films during the crash test, and checks at the end that each of them plays.
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportBatch, StreamMetadata } from '@matinee/contract';
import { type FixtureName, getFixtureFile } from '@matinee/media/fixtures';
import type { Service } from './service.ts';

/** Short and long films, so that processes are killed during every step of an import. */
const films: FixtureName[] = ['oddSize', 'ladder', 'surroundAc3', 'silent', 'hevcManyTracks'];
const timeoutMs = 15 * 60_000;

export interface Imports {
  /** Starts imports until `minRunning` of them are running. */
  keepRunning(minRunning: number): Promise<void>;
  /** Waits until every import has ended; returns the errors. */
  finish(): Promise<string[]>;
  /** Decodes the first and last segments of every imported film; returns the errors. */
  checkPlayback(): Promise<string[]>;
  count(): number;
}

export async function createImports(
  service: Service,
  dir: string,
  adminToken: () => Promise<string>,
): Promise<Imports> {
  const folder = join(dir, 'films');
  await mkdir(folder);
  const imports: string[] = [];
  const contentIds = new Map<string, string>();
  let created = 0;

  async function fetchBatch(id: string): Promise<ImportBatch | undefined> {
    const response = await service.call('GET', `/api/v2/imports/${id}`, { token: await adminToken() });
    return response?.status === 200 ? (response.body as unknown as ImportBatch) : undefined;
  }

  async function startImport(): Promise<void> {
    const film = films[created % films.length] ?? 'ladder';
    created += 1;
    const path = join(folder, `${created} ${film}.mkv`);
    await copyFile(await getFixtureFile(film), path);
    // Retried until it is acknowledged: importing the same file twice creates one asset.
    for (;;) {
      const response = await service.call('POST', '/api/v2/imports', {
        token: await adminToken(),
        body: { path },
      });
      if (response?.status === 202) {
        imports.push(String(response.body.id));
        return;
      }
      await sleep(200);
    }
  }

  /** Returns the state or the error of an import, and records the titles that it created. */
  async function checkImport(id: string): Promise<'finished' | 'running' | string> {
    const batch = await fetchBatch(id);
    if (!batch?.finished) return 'running';
    const failed = batch.items.filter((item) => item.state !== 'done' || item.contentId === null);
    for (const item of batch.items) if (item.contentId) contentIds.set(item.file, item.contentId);
    return failed.length === 0
      ? 'finished'
      : `${failed.map((item) => `${item.file}: ${item.state} ${item.reason?.code}`)}`;
  }

  return {
    count: () => imports.length,
    async keepRunning(minRunning) {
      const states = await Promise.all(imports.slice(-10).map(checkImport));
      const running = states.filter((state) => state === 'running').length;
      for (let missing = minRunning - running; missing > 0; missing--) await startImport();
    },
    async finish() {
      const errors: string[] = [];
      const deadline = performance.now() + timeoutMs;
      for (const id of imports) {
        let state = await checkImport(id);
        while (state === 'running' && performance.now() < deadline) {
          await sleep(500);
          state = await checkImport(id);
        }
        if (state !== 'finished') errors.push(state === 'running' ? `import ${id} does not end` : state);
      }
      return errors;
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

/** Decodes every rendition of a title as a guest; returns the first error. */
async function findPlaybackError(
  service: Service,
  file: string,
  contentId: string,
): Promise<string | undefined> {
  const guest = await service.call('POST', '/api/v2/login/guest');
  const path = `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`;
  const manifest = await service.call('POST', path, { token: String(guest?.body.authorisationToken) });
  if (manifest?.status !== 200) return `${file}: no manifest, ${manifest?.status}`;
  const details = await service.call('GET', String(manifest.body.playbackDetailsUrl));
  const stream = details?.body as unknown as StreamMetadata;
  const entry = new URL(stream.hls[0]?.url ?? '', service.address);
  const scratch = await mkdtemp(join(service.dir, 'play-'));
  try {
    const multivariant = await fetchText(entry);
    for (const name of multivariant.split('\n').filter((line) => /^v\d+\.m3u8/.test(line))) {
      const playlist = new URL(name, entry);
      const error = await findDecodeError(playlist, await fetchText(playlist), scratch);
      if (error) return `${file}, ${name}: ${error}`;
    }
    return stream.final ? undefined : `${file}: only the early package`;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : error}`;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function fetchBytes(url: URL): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url.pathname}`);
  return Buffer.from(await response.arrayBuffer());
}

const fetchText = async (url: URL): Promise<string> => (await fetchBytes(url)).toString('utf8');

/** Decodes the first and the last segment of a playlist; returns the first error. */
async function findDecodeError(
  playlistUrl: URL,
  playlist: string,
  scratch: string,
): Promise<string | undefined> {
  if (!playlist.includes('#EXT-X-ENDLIST')) return 'the playlist has no end';
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
  const segments = playlist.split('\n').filter((line) => /\.m4s/.test(line));
  const initBytes = await fetchBytes(new URL(init, playlistUrl));
  for (const segment of new Set([segments.at(0), segments.at(-1)])) {
    if (!segment) return 'the playlist is empty';
    const file = join(scratch, 'segment.mp4');
    await writeFile(file, Buffer.concat([initBytes, await fetchBytes(new URL(segment, playlistUrl))]));
    const errors = await runFfmpegForErrors(['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
    if (errors !== '') return `${segment} cannot be decoded: ${errors}`;
  }
  return undefined;
}

/** Runs ffmpeg and returns its stderr, which is empty on success. */
function runFfmpegForErrors(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? output.trim() : `${output.trim()} (exit ${code})`));
  });
}
