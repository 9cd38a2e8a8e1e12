import { hlsManifestName } from './manifests.ts';

/** URL of the HLS manifest of public media. */
export function buildPublicManifestUrl(packageId: string): string {
  return `/media/${packageId}/${hlsManifestName}`;
}
