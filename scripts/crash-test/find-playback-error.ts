// Decodes the first and the last segments of a title, as its player would request them.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreamMetadata } from '@matinee/contract';
import type { Service } from './service.ts';

/** Decodes the first and last segment of every video rendition of a title, as a guest; returns the first error. */
export async function findPlaybackError(
  service: Service,
  sourceName: string,
  contentId: string,
): Promise<string | undefined> {
  const guest = await service.call('POST', '/api/v2/login/guest');
  const path = `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`;
  const manifestResponse = await service.call('POST', path, {
    token: String(guest?.body.authorisationToken),
  });
  if (manifestResponse?.status !== 200)
    return `${sourceName}: the manifest call returned ${manifestResponse?.status}`;
  const detailsResponse = await service.call('GET', String(manifestResponse.body.playbackDetailsUrl));
  const stream = detailsResponse?.body as unknown as StreamMetadata;
  const multivariantUrl = new URL(stream.hls[0]?.url ?? '', service.url);
  const scratchDir = await mkdtemp(join(service.dir, 'play-'));
  try {
    const multivariant = await fetchText(multivariantUrl);
    for (const name of multivariant.split('\n').filter((line) => /^v\d+\.m3u8/.test(line))) {
      const playlistUrl = new URL(name, multivariantUrl);
      const error = await findDecodeError(playlistUrl, await fetchText(playlistUrl), scratchDir);
      if (error) return `${sourceName}, ${name}: ${error}`;
    }
    return stream.final ? undefined : `${sourceName}: only the early package`;
  } catch (error) {
    return `${sourceName}: ${error instanceof Error ? error.message : error}`;
  } finally {
    await rm(scratchDir, { recursive: true });
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
  scratchDir: string,
): Promise<string | undefined> {
  if (!playlist.includes('#EXT-X-ENDLIST')) return 'the playlist has no end';
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
  const segments = playlist.split('\n').filter((line) => /\.m4s/.test(line));
  const initBytes = await fetchBytes(new URL(init, playlistUrl));
  for (const segment of new Set([segments.at(0), segments.at(-1)])) {
    if (!segment) return 'the playlist is empty';
    const segmentPath = join(scratchDir, 'segment.mp4');
    await writeFile(segmentPath, Buffer.concat([initBytes, await fetchBytes(new URL(segment, playlistUrl))]));
    const errors = await runFfmpegForErrors(['-v', 'error', '-xerror', '-i', segmentPath, '-f', 'null', '-']);
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
