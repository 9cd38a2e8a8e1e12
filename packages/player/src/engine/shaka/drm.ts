import type { StreamDrm } from '../source.ts';

/** Shaka's `drm` settings for a stream; empty for a clear one. */
export function drmSettings(drm: StreamDrm | undefined): object {
  if (!drm) return { servers: {}, clearKeys: {}, advanced: {} };
  if ('clearKeys' in drm) return { servers: {}, clearKeys: drm.clearKeys, advanced: {} };
  const headers = drm.headers ?? {};
  const advanced = Object.fromEntries(Object.keys(drm.servers).map((system) => [system, { headers }]));
  return { servers: drm.servers, clearKeys: {}, advanced };
}
