// Playback: access decisions, stream metadata and media delivery.
export { createPlayback, type Playback } from './create-playback.ts';
export { buildPublicManifestPath } from './delivery/public-manifest-path.ts';
