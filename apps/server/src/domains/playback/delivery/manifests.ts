// Manifests are written from the package's index on request, and cached as the bytes of the response.
import { createHash } from 'node:crypto';
import {
  createDashManifest,
  createHlsPlaylist,
  createMultivariantPlaylist,
  createStoryboardVtt,
  type PackageIndex,
} from '@matinee/media';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { compress, type Encoding } from '../../../platform/http/index.ts';

/** The names under which players enter a package. */
export const hlsEntry = 'manifest.m3u8';
export const dashEntry = 'manifest.mpd';

interface WrittenManifest {
  /** Without its quotes, and without what an encoding adds. */
  tag: string;
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface Manifests {
  /** Undefined when the package has no manifest of this name. Every child carries `token`, when there is one. */
  read(
    packageId: string,
    index: PackageIndex,
    name: string,
    token: string | undefined,
  ): WrittenManifest | undefined;
}

const manifestCache = defineCache<WrittenManifest & { size: number }>({
  name: 'manifests',
  holds: 'a written HLS or DASH manifest, in the encodings that were requested',
  maxBytes: 32 * 2 ** 20,
  entryBytes: ({ size }) => size + 300,
});

const publicLevel = 9;
const personalLevel = 4;

function write(index: PackageIndex, name: string, query: string | undefined): string | null {
  const options = query === undefined ? {} : { query };
  if (name === hlsEntry) return createMultivariantPlaylist(index, options);
  if (name === dashEntry) return createDashManifest(index, options);
  if (name === 'storyboard.vtt') return createStoryboardVtt(index, options);
  return name.endsWith('.m3u8') ? createHlsPlaylist(index, name, options) : null;
}

function encodeManifest(text: string, level: number): WrittenManifest & { size: number } {
  const whole = Buffer.from(text);
  const made: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: whole };
  return {
    size: whole.length * 2,
    tag: createHash('sha1').update(whole).digest('base64url'),
    bytes(encoding) {
      made[encoding] ??= compress(whole, encoding, level).then((bytes) => {
        made[encoding] = bytes;
        return bytes;
      });
      return made[encoding];
    },
  };
}

export function createManifests(): Manifests {
  const cache = createCache(manifestCache);
  return {
    read(packageId, index, name, token) {
      const key = `${packageId}/${name}?${token ?? ''}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const text = write(index, name, token === undefined ? undefined : `token=${token}`);
      if (text === null) return undefined;
      const manifest = encodeManifest(text, token === undefined ? publicLevel : personalLevel);
      cache.set(key, manifest);
      return manifest;
    },
  };
}
