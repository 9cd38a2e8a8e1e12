// Every URL that a player can find from the stream metadata of a title, by reading all manifests.
import type { StreamMetadata } from '@matinee/contract';

const inQuotes = /URI="([^"]+)"/g;

function linesOf(playlist: string): string[] {
  const plain = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...plain, ...[...playlist.matchAll(inQuotes)].map((match) => match[1] ?? '')];
}

/**
 * URLs in an MPD whose templates use $Number$ or $Time$: the folders of the templates, with the file names of
 * the HLS playlists.
 */
function linesOfMpd(mpd: string): string[] {
  const attributes = [...mpd.matchAll(/(?:initialization|sourceURL|media)="([^"$]+)"/g)];
  const bases = [...mpd.matchAll(/<BaseURL>([^<]+)<\/BaseURL>/g)];
  return [...attributes, ...bases]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .filter((address) => /\.\w+(\?|$)/.test(address));
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return answer.text();
}

export async function addressesOf(origin: string, stream: StreamMetadata): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...stream.hls, ...stream.dash].map(({ url }) => new URL(url, origin).href);
  const add = (address: string, base: string) => waiting.push(new URL(address, base).href);
  for (const { subtitles } of stream.hls) for (const { url } of subtitles) add(url, origin);
  for (const { url } of stream.storyboard?.sheets ?? []) add(url, origin);
  for (const { thumbnailUrl } of stream.annotations) if (thumbnailUrl) add(thumbnailUrl, origin);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    const { pathname } = new URL(address);
    if (pathname.endsWith('.m3u8')) for (const line of linesOf(await textOf(address))) add(line, address);
    if (pathname.endsWith('.mpd')) for (const line of linesOfMpd(await textOf(address))) add(line, address);
  }
  return [...found].sort();
}

/** Kinds of URLs, as a player uses them. */
const kinds = {
  'the master playlist': /\/manifest\.m3u8$/,
  'a media playlist': /\/[va]\w+\.m3u8$/,
  'the playlist of pictures': /\/images\.m3u8$/,
  'the playlist of subtitles': /\/t\w+\.m3u8$/,
  'the MPD': /\.mpd$/,
  'the thumbnails': /\/storyboard\.vtt$/,
  'an init segment': /\/init\.mp4$/,
  'a segment': /\.m4s$/,
  'a subtitle': /\/t[^/]*\/[^/]+\.vtt$/,
  'a sheet of thumbnails': /\/s[^/]*\/[^/]+\.jpg$/,
  'a picture of a chapter': /\/c[^/]*\/[^/]+\.jpg$/,
};
export const childKinds = Object.keys(kinds);

/** Every URL of a stream by its kind. */
export async function childrenOf(
  origin: string,
  stream: StreamMetadata,
): Promise<[kind: string, address: string][]> {
  const addresses = await addressesOf(origin, stream);
  const storyboard = addresses
    .find((one) => one.includes('/manifest.m3u8'))
    ?.replace('manifest.m3u8', 'storyboard.vtt');
  return [...addresses, storyboard ?? ''].map((address) => {
    const { pathname } = new URL(address);
    const kind = Object.entries(kinds).find(([, shape]) => shape.test(pathname))?.[0];
    return [kind ?? pathname, address];
  });
}
