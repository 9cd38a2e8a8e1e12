// Lists every URL that a player can request for a stream: reads all manifests.
import type { StreamMetadata } from '@matinee/contract';

const uriAttribute = /URI="([^"]+)"/g;

function listPlaylistUrls(playlist: string): string[] {
  const urlLines = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...urlLines, ...[...playlist.matchAll(uriAttribute)].map((match) => match[1] ?? '')];
}

/** Lists the URLs of an MPD except templates with $Number$ or $Time$: HLS playlists list the same segments. */
function listMpdUrls(mpd: string): string[] {
  const attributes = [...mpd.matchAll(/(?:initialization|sourceURL|media)="([^"$]+)"/g)];
  const bases = [...mpd.matchAll(/<BaseURL>([^<]+)<\/BaseURL>/g)];
  return [...attributes, ...bases]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .filter((url) => /\.\w+(\?|$)/.test(url));
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}

export async function listStreamUrls(origin: string, stream: StreamMetadata): Promise<string[]> {
  const urls = new Set<string>();
  const queue = [...stream.hls, ...stream.dash].map(({ url }) => new URL(url, origin).href);
  const enqueueUrl = (url: string, baseUrl: string) => queue.push(new URL(url, baseUrl).href);
  for (const { subtitles } of stream.hls) for (const { url } of subtitles) enqueueUrl(url, origin);
  for (const { url } of stream.storyboard?.sheets ?? []) enqueueUrl(url, origin);
  for (const { thumbnailUrl } of stream.annotations) if (thumbnailUrl) enqueueUrl(thumbnailUrl, origin);
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (urls.has(url)) continue;
    urls.add(url);
    const { pathname } = new URL(url);
    if (pathname.endsWith('.m3u8'))
      for (const childUrl of listPlaylistUrls(await fetchText(url))) enqueueUrl(childUrl, url);
    if (pathname.endsWith('.mpd'))
      for (const childUrl of listMpdUrls(await fetchText(url))) enqueueUrl(childUrl, url);
  }
  return [...urls].sort();
}

/** Kinds of URLs that a player requests. */
const urlKinds = {
  'the multivariant playlist': /\/manifest\.m3u8$/,
  'a media playlist': /\/[va]\w+\.m3u8$/,
  'the playlist of images': /\/images\.m3u8$/,
  'the playlist of subtitles': /\/t\w+\.m3u8$/,
  'the MPD': /\.mpd$/,
  'the thumbnails': /\/storyboard\.vtt$/,
  'an init segment': /\/init\.mp4$/,
  'a segment': /\.m4s$/,
  'a subtitle': /\/t[^/]*\/[^/]+\.vtt$/,
  'a sheet of thumbnails': /\/s[^/]*\/[^/]+\.jpg$/,
  'an image of a chapter': /\/c[^/]*\/[^/]+\.jpg$/,
};
export const urlKindNames = Object.keys(urlKinds);

/** Every URL of a stream, each with its kind. */
export async function listUrlsWithKinds(
  origin: string,
  stream: StreamMetadata,
): Promise<[kind: string, url: string][]> {
  const streamUrls = await listStreamUrls(origin, stream);
  const storyboard = streamUrls
    .find((url) => url.includes('/manifest.m3u8'))
    ?.replace('manifest.m3u8', 'storyboard.vtt');
  return [...streamUrls, storyboard ?? ''].map((url) => {
    const { pathname } = new URL(url);
    const kind = Object.entries(urlKinds).find(([, pattern]) => pattern.test(pathname))?.[0];
    return [kind ?? pathname, url];
  });
}
