import { hlsEntry } from './delivery/manifests.ts';

/** Where the media of a title begins that everybody may have. */
export function openStreamAddress(packageId: string): string {
  return `/media/${packageId}/${hlsEntry}`;
}
