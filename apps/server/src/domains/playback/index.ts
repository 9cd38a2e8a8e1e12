// Playback: who may watch what now, and the media itself.
export { createPlayback } from './create-playback.ts';
export { publicManifestUrl } from './delivery/public-manifest-url.ts';
