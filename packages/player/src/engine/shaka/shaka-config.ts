// How we want Shaka to behave. The aim is a picture at once, then the best picture the line carries.

import type { StreamDrm } from '../source.ts';
import { shaka } from './shaka.ts';

/** Bits per second we believe in until we have measured: enough for the lowest rungs, a fair guess on a phone. */
const initialBandwidth = 1_500_000;

export function createShakaConfig(drm: object): object {
  const retryParameters = {
    maxAttempts: 4,
    baseDelay: 500,
    backoffFactor: 2,
    fuzzFactor: 0.5,
    timeout: 30_000,
  };
  return {
    abr: {
      defaultBandwidthEstimate: initialBandwidth,
      useNetworkInformation: false,
      // The first second of measuring counts: up from the low first rung after a segment or two.
      switchInterval: 2,
      advanced: { minTotalBytes: 32_000, minBytes: 8_000, fastHalfLife: 2, slowHalfLife: 6 },
      // No use in more pixels than the window shows, but full screen is one press away.
      restrictToScreenSize: true,
    },
    streaming: {
      bufferingGoal: 30,
      rebufferingGoal: 0,
      bufferBehind: 30,
      ignoreTextStreamFailures: true,
      retryParameters,
    },
    manifest: {
      retryParameters: { ...retryParameters, maxAttempts: 3 },
      hls: { ignoreTextStreamFailures: true },
    },
    // Draws text nodes into our own layer; the browser's captions could not make room for the controls.
    textDisplayFactory: (player: shaka.Player) => new shaka.text.UITextDisplayer(player),
    drm: { retryParameters, ...drm },
  };
}

/** Shaka's `drm` settings for a stream; empty for a clear one. */
export function createDrmConfig(drm: StreamDrm | undefined): object {
  if (!drm) return { servers: {}, clearKeys: {}, advanced: {} };
  if ('clearKeys' in drm) return { servers: {}, clearKeys: drm.clearKeys, advanced: {} };
  const headers = drm.headers ?? {};
  const advanced = Object.fromEntries(Object.keys(drm.servers).map((system) => [system, { headers }]));
  return { servers: drm.servers, clearKeys: {}, advanced };
}
