import { hlsManifestName } from './manifests.ts';

/** Where the media of a title begins that everybody may have. */
export function publicManifestUrl(packageId: string): string {
  return `/media/${packageId}/${hlsManifestName}`;
}
