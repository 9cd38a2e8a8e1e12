// Small real films, one for each thing an import has to cope with.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aac, cook, h264, type Kitchen, picture, type Recipe, tone } from './recipe.ts';

const film = (fileName: string, args: string[]): Recipe => ({
  fileName,
  expect: 'accepted',
  make: (path, kitchen) => cook(kitchen, [...args, path]),
});

const srt = (lines: string[]) =>
  lines.map((line, n) => `${n + 1}\n00:00:0${n},200 --> 00:00:0${n},900\n${line}\n`).join('\n');

const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour
Style: Default,Arial,20,&H00FFFFFF

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.20,0:00:00.90,Default,,0,0,0,,{\\i1}مرحبا{\\i0} يا عالم
`;

const chapters = `;FFMETADATA1
[CHAPTER]
TIMEBASE=1/1000
START=0
END=1000
title=Opening & more
[CHAPTER]
TIMEBASE=1/1000
START=1000
END=6000
title=النهاية
`;

async function makeManyTracks(path: string, kitchen: Kitchen): Promise<void> {
  const beside = async (name: string, text: string) => {
    const made = join(kitchen.scratch, name);
    await writeFile(made, text);
    return made;
  };
  await cook(kitchen, [
    ...picture('640x360', '24000/1001', 6),
    ...tone(330, 6),
    ...tone(660, 6),
    ...['-i', await beside('en.srt', srt(['Hello <i>world</i> & all', 'Second line', '-->']))],
    ...['-i', await beside('ar.ass', ass)],
    ...['-i', await beside('de.srt', srt(['Nur erzwungen']))],
    ...['-i', await beside('chapters.txt', chapters)],
    ...['-map', '0:v', '-map', '1:a', '-map', '2:a', '-map', '3', '-map', '4', '-map', '5'],
    ...['-map_chapters', '6', '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'],
    ...['-pix_fmt', 'yuv420p10le', '-c:a', 'aac', '-c:s:0', 'srt', '-c:s:1', 'ass', '-c:s:2', 'srt'],
    ...['-metadata:s:a:0', 'language=eng', '-metadata:s:a:0', 'title=Stereo'],
    ...['-metadata:s:a:1', 'language=fre', '-disposition:a:0', 'default', '-disposition:a:1', '0'],
    ...[
      '-metadata:s:s:0',
      'language=eng',
      '-metadata:s:s:1',
      'language=ara',
      '-metadata:s:s:2',
      'language=ger',
    ],
    ...['-disposition:s:0', 'hearing_impaired', '-disposition:s:2', 'forced', path],
  ]);
}

// Frames missing here and there, held upright by a turn in the header.
async function makePhoneFilm(path: string, kitchen: Kitchen): Promise<void> {
  const flat = join(kitchen.scratch, 'flat.mov');
  const irregular = ['-vf', "select='not(eq(mod(n,11),3))'", '-vsync', 'vfr'];
  await cook(kitchen, [...picture('320x180', '30'), ...tone(), ...irregular, ...h264, ...aac, flat]);
  await cook(kitchen, ['-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90', path]);
}

const surround =
  "aevalsrc='0.1*sin(440*2*PI*t)|0.1*sin(550*2*PI*t)|0.3*sin(660*2*PI*t)|0.05*sin(60*2*PI*t)|0|0':c=5.1:s=48000:d=3";

export const films = {
  h264Mp4: film('film.mp4', [...picture(), ...tone(), ...h264, ...aac, '-movflags', '+faststart']),
  hevcManyTracks: { fileName: 'many tracks.mkv', expect: 'accepted', make: makeManyTracks },
  vp9Opus: film('web.webm', [
    ...[...picture(), ...tone()],
    ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k', '-c:a', 'libopus'],
  ]),
  interlacedTs: film('broadcast.ts', [
    ...[...picture('352x288', '50'), ...tone()],
    ...['-vf', 'tinterlace=interleave_top', '-c:v', 'mpeg2video', '-flags', '+ildct+ilme', '-top', '1'],
    ...['-b:v', '2M', '-c:a', 'mp2', '-metadata:s:a', 'language=deu'],
  ]),
  phoneMov: { fileName: 'IMG_0001.MOV', expect: 'accepted', make: makePhoneFilm },
  prores: film('edit.mov', [
    ...[...picture('320x180', '25', 2), ...tone(440, 2)],
    ...['-c:v', 'prores_ks', '-profile:v', '3', '-pix_fmt', 'yuv422p10le', '-c:a', 'pcm_s24le'],
  ]),
  dnxhr: film('edit.mxf', [
    ...[...picture('320x180', '25', 2), ...tone(440, 2)],
    ...['-c:v', 'dnxhd', '-profile:v', 'dnxhr_hq', '-pix_fmt', 'yuv422p', '-c:a', 'pcm_s16le'],
  ]),
  surroundAc3: film('surround.mkv', [
    ...[...picture(), '-f', 'lavfi', '-i', surround, ...h264],
    ...['-c:a', 'ac3', '-b:a', '384k', '-metadata:s:a', 'language=eng'],
  ]),
  silent: film('silent.mp4', [...picture(), ...h264]),
  oddSize: film('odd.mkv', [
    ...[...picture('321x181'), ...tone()],
    ...['-vf', 'format=yuv444p,scale=321:181', '-c:v', 'libx264', '-preset', 'ultrafast', ...aac],
  ]),
  anamorphic: film('wide pixels.mkv', [
    ...[...picture('360x288'), ...tone(), '-vf', 'setsar=16/11', ...h264, ...aac],
  ]),
  hdr10: film('hdr.mkv', [
    ...[...picture('320x180', '25', 2), ...tone(440, 2)],
    ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'],
    ...['-x265-params', 'log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc', ...aac],
  ]),
  arabicName: film('فيلم قصير.mp4', [...picture(), ...tone(), ...h264, ...aac]),
  emojiName: film("🎬 “%d” -i 'x':y.mp4", [...picture(), ...tone(), ...h264, ...aac]),
  ladder: film('ladder.mp4', [...picture('1280x720', '25', 9), ...tone(440, 9), ...h264, ...aac]),
} satisfies Record<string, Recipe>;
