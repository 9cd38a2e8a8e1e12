// Parses the URL of a media file. Accepts only URLs that the server itself writes: without percent-encoding and without
// `.` or `..`.

export interface MediaPath {
  packageId: string;
  /** The name of a manifest, such as `manifest.m3u8`, `manifest.mpd` or `v240.m3u8`, or `{folder}/{file}`. */
  name: string;
  token: string | undefined;
}

const mediaPathPattern =
  /^\/media\/([a-z0-9]{1,40})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?)(?:\?(.*))?$/s;
const tokenPattern = /(?:^|&)token=([A-Za-z0-9._-]*)(?:&|$)/;

/** Returns undefined for any URL that the server does not write. */
export function parseMediaPath(url: string): MediaPath | undefined {
  const match = mediaPathPattern.exec(url);
  if (!match) return undefined;
  const [, packageId = '', name = '', query] = match;
  const token = query === undefined ? undefined : tokenPattern.exec(query)?.[1];
  return { packageId, name, token };
}
