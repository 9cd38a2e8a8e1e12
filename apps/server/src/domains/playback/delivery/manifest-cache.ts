// Writes manifests from the package's index on request and caches the bytes of the response.
import { createHash } from 'node:crypto';
import {
  createDashManifest,
  createHlsPlaylistByName,
  createMultivariantPlaylist,
  createStoryboardVtt,
  type PackageIndex,
} from '@matinee/media';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { compress, type Encoding, encodeText } from '../../../platform/http/index.ts';

/** File names of the manifests with which players start. */
export const hlsManifestName = 'manifest.m3u8';
export const dashManifestName = 'manifest.mpd';

interface EncodableManifest {
  /** Content hash, the same for every content encoding. */
  hash: string;
  encode(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface ManifestCache {
  /**
   * Returns undefined when the package has no manifest with this name. All URLs in the manifest carry the
   * token, if any.
   */
  getOrCreate(
    packageId: string,
    index: PackageIndex,
    name: string,
    token: string | undefined,
  ): EncodableManifest | undefined;
}

const manifestCacheDefinition = defineCache<EncodableManifest & { size: number }>({
  name: 'manifests',
  holds: 'a written HLS or DASH manifest, in the encodings that were requested',
  maxBytes: 32 * 2 ** 20,
  entryBytes: ({ size }) => size + 300,
});

const publicCompressionLevel = 9;
const personalCompressionLevel = 4;

function createManifestText(index: PackageIndex, name: string, query: string | undefined): string | null {
  const options = query === undefined ? {} : { query };
  if (name === hlsManifestName) return createMultivariantPlaylist(index, options);
  if (name === dashManifestName) return createDashManifest(index, options);
  if (name === 'storyboard.vtt') return createStoryboardVtt(index, options);
  return name.endsWith('.m3u8') ? createHlsPlaylistByName(index, name, options) : null;
}

function createEncodableManifest(
  text: string,
  compressionLevel: number,
): EncodableManifest & { size: number } {
  const uncompressedBytes = encodeText(text);
  const bytesByEncoding: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {
    identity: uncompressedBytes,
  };
  return {
    size: uncompressedBytes.length * 2,
    hash: createHash('sha1').update(uncompressedBytes).digest('base64url'),
    encode(encoding) {
      bytesByEncoding[encoding] ??= compress(uncompressedBytes, encoding, compressionLevel).then((bytes) => {
        bytesByEncoding[encoding] = bytes;
        return bytes;
      });
      return bytesByEncoding[encoding];
    },
  };
}

export function createManifestCache(): ManifestCache {
  const cache = createCache(manifestCacheDefinition);
  return {
    getOrCreate(packageId, index, name, token) {
      const key = `${packageId}/${name}?${token ?? ''}`;
      const cachedManifest = cache.get(key);
      if (cachedManifest) return cachedManifest;
      const text = createManifestText(index, name, token === undefined ? undefined : `token=${token}`);
      if (text === null) return undefined;
      const manifest = createEncodableManifest(
        text,
        token === undefined ? publicCompressionLevel : personalCompressionLevel,
      );
      cache.set(key, manifest);
      return manifest;
    },
  };
}
