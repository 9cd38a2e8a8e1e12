// Configuration of Shaka Player. It shows the first frame as early as possible, and then the best quality that the
// bandwidth allows.

import type { StreamDrm } from '../source.ts';
import { shaka } from './shaka.ts';

/** Bits per second assumed before the first measurement. Enough for the lowest renditions, and usual on a phone. */
const initialBandwidth = 1_500_000;

export function createShakaConfig(drmConfig: object): object {
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
      // Allow the first switch of quality after one or two segments.
      switchInterval: 2,
      advanced: { minTotalBytes: 32_000, minBytes: 8_000, fastHalfLife: 2, slowHalfLife: 6 },
      // Do not load more pixels than the screen has. The limit is the size of the whole screen, not of the
      // window, because the viewer may enter full screen.
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
    // Renders cues as text nodes in our own layer: native captions could not move up for the controls.
    textDisplayFactory: (player: shaka.Player) => new shaka.text.UITextDisplayer(player),
    drm: { retryParameters, ...drmConfig },
  };
}

/** Returns Shaka's `drm` settings for a stream; empty for an unencrypted one. */
export function createDrmConfig(drm: StreamDrm | undefined): object {
  if (!drm) return { servers: {}, clearKeys: {}, advanced: {} };
  if ('clearKeys' in drm) return { servers: {}, clearKeys: drm.clearKeys, advanced: {} };
  const headers = drm.headers ?? {};
  const advanced = Object.fromEntries(Object.keys(drm.servers).map((system) => [system, { headers }]));
  return { servers: drm.servers, clearKeys: {}, advanced };
}
