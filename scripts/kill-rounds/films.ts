// Films that are imported all the while, and the proof at the end that each of them plays.
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportBatch, StreamMetadata } from '@matinee/contract';
import { type FixtureName, getFixtureFile } from '@matinee/media/fixtures';
import type { Service } from './service.ts';

/** Short and long, so that kills fall into every stage. */
const kinds: FixtureName[] = ['oddSize', 'ladder', 'surroundAc3', 'silent', 'hevcManyTracks'];
const patienceMs = 15 * 60_000;

export interface Films {
  /** Makes sure that at least so many imports are under way. */
  keepBusy(atLeast: number): Promise<void>;
  /** Waits for the end of every import; the faults found. */
  finish(): Promise<string[]>;
  /** Faults of films that do not play from their first to their last segment. */
  play(): Promise<string[]>;
  count(): number;
}

export async function createFilms(
  service: Service,
  dir: string,
  adminToken: () => Promise<string>,
): Promise<Films> {
  const folder = join(dir, 'films');
  await mkdir(folder);
  const imports: string[] = [];
  const done = new Map<string, string>();
  let made = 0;

  async function batchOf(id: string): Promise<ImportBatch | undefined> {
    const answer = await service.call('GET', `/api/v2/imports/${id}`, { token: await adminToken() });
    return answer?.status === 200 ? (answer.body as unknown as ImportBatch) : undefined;
  }

  async function begin(): Promise<void> {
    const kind = kinds[made % kinds.length] ?? 'ladder';
    made += 1;
    const path = join(folder, `${made} ${kind}.mkv`);
    await copyFile(await getFixtureFile(kind), path);
    // Asked until it is acknowledged: the same file twice is one asset.
    for (;;) {
      const answer = await service.call('POST', '/api/v2/imports', {
        token: await adminToken(),
        body: { path },
      });
      if (answer?.status === 202) {
        imports.push(String(answer.body.id));
        return;
      }
      await sleep(200);
    }
  }

  async function note(id: string): Promise<'ended' | 'underWay' | string> {
    const batch = await batchOf(id);
    if (!batch?.finished) return 'underWay';
    const bad = batch.items.filter((item) => item.state !== 'done' || item.contentId === null);
    for (const item of batch.items) if (item.contentId) done.set(item.file, item.contentId);
    return bad.length === 0
      ? 'ended'
      : `${bad.map((item) => `${item.file}: ${item.state} ${item.reason?.code}`)}`;
  }

  async function plays(file: string, contentId: string): Promise<string | undefined> {
    const guest = await service.call('POST', '/api/v2/login/guest');
    const path = `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`;
    const asked = await service.call('POST', path, { token: String(guest?.body.authorisationToken) });
    if (asked?.status !== 200) return `${file}: no manifest, ${asked?.status}`;
    const answer = await service.call('GET', String(asked.body.playbackDetailsUrl));
    const stream = answer?.body as unknown as StreamMetadata;
    const entry = new URL(stream.hls[0]?.url ?? '', service.address);
    const scratch = await mkdtemp(join(dir, 'play-'));
    try {
      const multivariant = await textOf(entry);
      for (const name of multivariant.split('\n').filter((line) => /^v\d+\.m3u8/.test(line))) {
        const playlist = new URL(name, entry);
        const fault = await decodes(playlist, await textOf(playlist), scratch);
        if (fault) return `${file}, ${name}: ${fault}`;
      }
      return stream.final ? undefined : `${file}: only the early package`;
    } catch (error) {
      return `${file}: ${error instanceof Error ? error.message : error}`;
    } finally {
      await rm(scratch, { recursive: true });
    }
  }

  return {
    count: () => imports.length,
    async keepBusy(atLeast) {
      const states = await Promise.all(imports.slice(-10).map(note));
      const busy = states.filter((state) => state === 'underWay').length;
      for (let missing = atLeast - busy; missing > 0; missing--) await begin();
    },
    async finish() {
      const faults: string[] = [];
      const until = performance.now() + patienceMs;
      for (const id of imports) {
        let state = await note(id);
        while (state === 'underWay' && performance.now() < until) {
          await sleep(500);
          state = await note(id);
        }
        if (state !== 'ended') faults.push(state === 'underWay' ? `import ${id} does not end` : state);
      }
      return faults;
    },
    async play() {
      const faults: string[] = [];
      for (const [file, contentId] of done) {
        const fault = await plays(file, contentId);
        if (fault) faults.push(fault);
      }
      return faults;
    },
  };
}

async function bytesOf(address: URL): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address.pathname}`);
  return Buffer.from(await answer.arrayBuffer());
}

const textOf = async (address: URL): Promise<string> => (await bytesOf(address)).toString('utf8');

/** Decodes the first and the last segment of a playlist; what is wrong with them. */
async function decodes(base: URL, playlist: string, scratch: string): Promise<string | undefined> {
  if (!playlist.includes('#EXT-X-ENDLIST')) return 'the playlist has no end';
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
  const segments = playlist.split('\n').filter((line) => /\.m4s/.test(line));
  const head = await bytesOf(new URL(init, base));
  for (const segment of new Set([segments.at(0), segments.at(-1)])) {
    if (!segment) return 'the playlist is empty';
    const file = join(scratch, 'segment.mp4');
    await writeFile(file, Buffer.concat([head, await bytesOf(new URL(segment, base))]));
    const said = await ffmpegSays(['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
    if (said !== '') return `${segment} cannot be decoded: ${said}`;
  }
  return undefined;
}

function ffmpegSays(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? said.trim() : `${said.trim()} (exit ${code})`));
  });
}
