// Creates the media of a short title: two video qualities, two audio languages, subtitles and a storyboard, with
// DASH and HLS manifests of the same segments.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

const titleSeconds = 40;

const englishSubtitles = `WEBVTT

00:00.000 --> 00:30.000
A line that everybody can read

00:30.000 --> 00:40.000
<img src=x onerror="window.hacked=1"><script>window.hacked=2</script><b onclick="window.hacked=3">bold</b> &lt;i&gt;
`;

const arabicSubtitles = `WEBVTT

00:00.000 --> 00:40.000
سطر يقرؤه الجميع
`;

/** Encodes the title, and writes its files to the folder. */
export async function createTitle(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await encodeTitle(folder);
  await execFileAsync('ffmpeg', [
    ...[
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `gradients=s=160x90:d=${titleSeconds}:r=1:seed=3:speed=0.02`,
    ],
    ...['-vf', 'tile=5x8', '-frames:v', '1', join(folder, 'storyboard.jpg')],
  ]);
  await execFileAsync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'gradients=s=640x360:d=1:seed=3', '-frames:v', '1'],
    join(folder, 'poster.jpg'),
  ]);
  await execFileAsync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'gradients=s=320x180:d=6:r=24:seed=5', '-c:v', 'libx264'],
    ...['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', join(folder, 'file.mp4')],
  ]);
  await writeFile(join(folder, 'en.vtt'), englishSubtitles);
  await writeFile(join(folder, 'ar.vtt'), arabicSubtitles);
  await addSubtitlesToDash(folder);
  await writeHlsPlaylists(folder);
}

async function encodeTitle(folder: string): Promise<void> {
  const createSourceArgs = (filter: string) => ['-f', 'lavfi', '-i', filter];
  const createBitrateArgs = (index: number, rate: string) => [
    `-b:v:${index}`,
    rate,
    `-maxrate:v:${index}`,
    rate,
  ];
  await execFileAsync('ffmpeg', [
    ...['-v', 'error', '-y'],
    ...createSourceArgs(`gradients=s=640x360:d=${titleSeconds}:r=10:seed=3:speed=0.02`),
    ...createSourceArgs(`sine=f=330:d=${titleSeconds}`),
    ...createSourceArgs(`sine=f=550:d=${titleSeconds}`),
    ...['-filter_complex', '[0:v]split[a][b];[a]scale=320:180,setsar=1[low];[b]setsar=1[high]'],
    ...['-map', '[low]', '-map', '[high]', '-map', '1:a', '-map', '2:a'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20', '-keyint_min', '20'],
    ...[
      '-sc_threshold',
      '0',
      ...createBitrateArgs(0, '100k'),
      ...createBitrateArgs(1, '300k'),
      '-bufsize',
      '300k',
    ],
    ...['-c:a', 'aac', '-b:a', '48k', '-metadata:s:a:0', 'language=en', '-metadata:s:a:1', 'language=ar'],
    ...['-f', 'dash', '-seg_duration', '2', '-use_template', '1', '-use_timeline', '1', '-hls_playlist', '1'],
    ...['-adaptation_sets', 'id=0,streams=0,1 id=1,streams=2 id=2,streams=3', join(folder, 'title.mpd')],
  ]);
}

async function addSubtitlesToDash(folder: string): Promise<void> {
  const path = join(folder, 'title.mpd');
  const mpd = await readFile(path, 'utf8');
  const adaptationSets = [
    ['en', 'English'],
    ['ar', 'العربية'],
  ].map(
    ([code, label]) => `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${code}">
      <Label>${label}</Label><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>
      <Representation id="text-${code}" bandwidth="256"><BaseURL>${code}.vtt</BaseURL></Representation>
    </AdaptationSet>`,
  );
  await writeFile(path, mpd.replace('</Period>', `${adaptationSets.join('\n')}</Period>`));
}

async function writeHlsPlaylists(folder: string): Promise<void> {
  for (const code of ['en', 'ar']) {
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      `#EXT-X-TARGETDURATION:${titleSeconds}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
    ];
    lines.push(`#EXTINF:${titleSeconds},`, `${code}.vtt`, '#EXT-X-ENDLIST', '');
    await writeFile(join(folder, `${code}.m3u8`), lines.join('\n'));
  }
  const formatMedia = (
    type: string,
    group: string,
    code: string,
    name: string,
    uri: string,
    attributes: string,
  ) =>
    `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",LANGUAGE="${code}",NAME="${name}",URI="${uri}",${attributes}`;
  const formatVariant = (bandwidth: number, size: string, uri: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="avc1.42c01e,mp4a.40.2",AUDIO="a",SUBTITLES="s"\n${uri}`;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    formatMedia('AUDIO', 'a', 'en', 'English', 'media_2.m3u8', 'DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1"'),
    formatMedia('AUDIO', 'a', 'ar', 'العربية', 'media_3.m3u8', 'DEFAULT=NO,AUTOSELECT=YES,CHANNELS="1"'),
    formatMedia('SUBTITLES', 's', 'en', 'English', 'en.m3u8', 'DEFAULT=NO,AUTOSELECT=YES,FORCED=NO'),
    formatMedia('SUBTITLES', 's', 'ar', 'العربية', 'ar.m3u8', 'DEFAULT=NO,AUTOSELECT=YES,FORCED=NO'),
    formatVariant(160_000, '320x180', 'media_0.m3u8'),
    formatVariant(400_000, '640x360', 'media_1.m3u8'),
    '',
  ];
  await writeFile(join(folder, 'title.m3u8'), lines.join('\n'));
}
