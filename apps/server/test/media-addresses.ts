// Every address that a player can learn from the stream metadata of a title, by reading all that it leads to.
import type { StreamMetadata } from '@matinee/contract';

const inQuotes = /URI="([^"]+)"/g;

function linesOf(playlist: string): string[] {
  const plain = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...plain, ...[...playlist.matchAll(inQuotes)].map((match) => match[1] ?? '')];
}

/** Addresses in an MPD whose templates use $Number$ or $Time$: the templates' folders, by what HLS names already. */
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
