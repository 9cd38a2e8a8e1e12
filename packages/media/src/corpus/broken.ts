// What has to be refused, each for its own reason.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RefusalCode } from '../probe/refusal.ts';
import { aac, cook, h264, type Kitchen, picture, type Recipe, tone } from './recipe.ts';

const bad = (
  fileName: string,
  expect: RefusalCode,
  make: (path: string, kitchen: Kitchen) => Promise<void>,
): Recipe => ({ fileName, expect, make });

/** Stands in the file that playlists point at; must never come out anywhere. */
export const canary = 'CANARY-5f1c9b7e';

const written = (fileName: string, expect: RefusalCode, text: (canaryUrl: string) => string) =>
  bad(fileName, expect, async (path) => {
    const secret = join(dirname(path), 'canary.txt');
    await writeFile(secret, `${canary}\n`);
    await writeFile(path, text(pathToFileURL(secret).href));
  });

/** Sets width and height in the sample entry of the first video track. */
async function lieAboutSize(path: string, kitchen: Kitchen, size: number): Promise<void> {
  const data = await readFile(await kitchen.file('h264Mp4'));
  const entry = data.indexOf('avc1', data.indexOf('stsd'), 'latin1');
  data.writeUInt16BE(size, entry + 28);
  data.writeUInt16BE(size, entry + 30);
  await writeFile(path, data);
}

const cut = async (path: string, kitchen: Kitchen, of: string, share: number) => {
  const data = await readFile(await kitchen.file(of));
  await writeFile(path, data.subarray(0, Math.floor(data.length * share)));
};

const plainMp4 = [...picture(), ...tone(), ...h264, ...aac];

export const broken = {
  empty: bad('empty.mp4', 'emptyFile', (path) => writeFile(path, '')),
  text: bad('notes.mp4', 'notMedia', (path) => writeFile(path, 'Dear diary, this is no film.\n'.repeat(50))),
  noise: bad('noise.mp4', 'notMedia', (path) => {
    const bytes = Buffer.alloc(20_000, 1).map((_, n) => (n * 2654435761) >>> 13);
    return writeFile(path, bytes);
  }),
  truncatedTail: bad('cut.mp4', 'truncated', (path, kitchen) => cut(path, kitchen, 'h264Mp4', 0.5)),
  truncatedHeader: bad('no header.mp4', 'truncated', async (path, kitchen) => {
    const whole = join(kitchen.scratch, 'whole.mp4');
    await cook(kitchen, [...plainMp4, whole]);
    const data = await readFile(whole);
    await writeFile(path, data.subarray(0, Math.floor(data.length * 0.8)));
  }),
  truncatedMkv: bad('cut.mkv', 'truncated', (path, kitchen) => cut(path, kitchen, 'surroundAc3', 0.4)),
  m3u8: written(
    'playlist.mp4',
    'playlistNotAllowed',
    (url) => `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${url}\n#EXT-X-ENDLIST\n`,
  ),
  m3u8Key: written(
    'keyed playlist.mp4',
    'playlistNotAllowed',
    (url) =>
      `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:5\n#EXT-X-KEY:METHOD=AES-128,URI="${url}"\n` +
      `#EXTINF:5,\nsegment.ts\n#EXT-X-ENDLIST\n`,
  ),
  ffconcat: written(
    'concat.mp4',
    'playlistNotAllowed',
    (url) => `ffconcat version 1.0\nfile '${url}'\nfile 'canary.txt'\n`,
  ),
  mpd: written(
    'manifest.mp4',
    'playlistNotAllowed',
    (url) => `<?xml version="1.0"?>\n<!-- ${'x'.repeat(6000)} -->
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT5S"><Period>
<AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>${url}</BaseURL>
<SegmentList duration="5"><SegmentURL media="${url}"/></SegmentList></Representation></AdaptationSet>
</Period></MPD>\n`,
  ),
  audioOnly: bad('song.mp4', 'noVideo', async (path, kitchen) => {
    const cover = join(kitchen.scratch, 'cover.jpg');
    await cook(kitchen, [...picture('64x64'), '-frames:v', '1', cover]);
    const covered = ['-i', cover, '-map', '0', '-map', '1', '-c:v', 'copy', '-disposition:v', 'attached_pic'];
    await cook(kitchen, [...tone(), ...covered, ...aac, path]);
  }),
  oneFrame: bad('one.mp4', 'tooShort', (path, kitchen) =>
    cook(kitchen, [...picture(), ...h264, '-frames:v', '1', path]),
  ),
  zeroSize: bad('zero.mp4', 'badDimensions', (path, kitchen) => lieAboutSize(path, kitchen, 0)),
  absurdSize: bad('absurd.mp4', 'badDimensions', (path, kitchen) => lieAboutSize(path, kitchen, 65535)),
  strip: bad('strip.avi', 'badDimensions', (path, kitchen) =>
    cook(kitchen, [...picture('9000x16', '5', 1), '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', path]),
  ),
  codecOffList: bad('screen.avi', 'unsupportedCodec', (path, kitchen) =>
    cook(kitchen, [...picture('64x64', '10', 1), '-c:v', 'zmbv', path]),
  ),
} satisfies Record<string, Recipe>;
