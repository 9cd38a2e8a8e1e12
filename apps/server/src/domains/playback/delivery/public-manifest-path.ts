import { hlsManifestName } from './manifest-cache.ts';

/** Path of the HLS manifest of public media. */
export function buildPublicManifestPath(packageId: string): string {
  return `/media/${packageId}/${hlsManifestName}`;
}
