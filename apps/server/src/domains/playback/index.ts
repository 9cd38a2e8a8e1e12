// Playback: access decisions, stream metadata and media delivery.
export { createPlayback } from './create-playback.ts';
export { buildPublicManifestUrl } from './delivery/public-manifest-url.ts';
