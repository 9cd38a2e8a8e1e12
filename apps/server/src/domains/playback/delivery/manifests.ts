// Manifests are written from the package's index when they are asked for, and kept as the bytes that go out.
import { createHash } from 'node:crypto';
import { dashManifest, hlsMultivariant, hlsPlaylist, type PackageIndex, storyboardVtt } from '@matinee/media';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../../../platform/http/index.ts';

/** The names under which players enter a package. */
export const hlsEntry = 'manifest.m3u8';
export const dashEntry = 'manifest.mpd';

export interface WrittenManifest {
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

const keptBytes = 32 * 2 ** 20;
const publicLevel = 9;
const personalLevel = 4;

function write(index: PackageIndex, name: string, query: string | undefined): string | null {
  const options = query === undefined ? {} : { query };
  if (name === hlsEntry) return hlsMultivariant(index, options);
  if (name === dashEntry) return dashManifest(index, options);
  if (name === 'storyboard.vtt') return storyboardVtt(index, options);
  return name.endsWith('.m3u8') ? hlsPlaylist(index, name, options) : null;
}

function keep(text: string, level: number): WrittenManifest & { size: number } {
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
  const kept = new LRUCache<string, WrittenManifest & { size: number }>({
    maxSize: keptBytes,
    sizeCalculation: (manifest, key) => manifest.size + key.length + 500,
  });
  return {
    read(packageId, index, name, token) {
      const key = `${packageId}/${name}?${token ?? ''}`;
      const there = kept.get(key);
      if (there) return there;
      const text = write(index, name, token === undefined ? undefined : `token=${token}`);
      if (text === null) return undefined;
      const manifest = keep(text, token === undefined ? publicLevel : personalLevel);
      kept.set(key, manifest);
      return manifest;
    },
  };
}
