// Playback: access decisions, stream metadata and media delivery.
export { createPlayback, type Playback } from './create-playback.ts';
export { buildPublicManifestUrl } from './delivery/public-manifest-url.ts';
