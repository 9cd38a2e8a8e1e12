// Playback: who may watch what now, and the media itself.
export { createPlayback } from './create-playback.ts';
export { openStreamAddress } from './open-stream-address.ts';
