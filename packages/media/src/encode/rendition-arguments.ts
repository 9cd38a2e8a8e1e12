// Arguments of the ffmpeg that encodes renditions: filters, encoders and the muxer of fragmented MP4.
import { commonArguments, createSourceInput, progressOutput } from '../ffmpeg/arguments.ts';
import type { PackagePlan, PlannedAudio, Rung } from '../plan/package-plan.ts';
import { constantRate, createVideoChain, scaleTo } from '../plan/video-filters.ts';
import { levelFilters, type TrackLoudness, toStereo } from './loudness.ts';
import { initName } from './rendition-folder.ts';

const outputOf = ({ id }: { id: string }) => `[${id}]`;

/** Builds one decode and a chain of scalers, each from the next larger size. `rungs` are lowest first. */
function videoGraph(plan: PackagePlan, rungs: Rung[]): string[] {
  const [largest, ...smaller] = rungs.toReversed();
  if (!largest) return [];
  const chain = createVideoChain(plan, largest, [constantRate(plan)]).join(',');
  const shared = ({ id }: Rung) => `[${id}shared]`;
  const given = (rung: Rung, next: Rung | undefined) =>
    next ? `,split=2${outputOf(rung)}${shared(rung)}` : outputOf(rung);
  return [
    `[0:${plan.video.source.index}]${chain}${given(largest, smaller[0])}`,
    ...smaller.map((rung, position) => {
      const larger = smaller[position - 1] ?? largest;
      return `${shared(larger)}${scaleTo(rung)},setsar=1${given(rung, smaller[position + 1])}`;
    }),
  ];
}

// Inserts silence where the audio starts late or has gaps, so that it stays in sync.
const audioGraph = (track: PlannedAudio, level: TrackLoudness): string =>
  [
    `[0:${track.streamIndex}]${toStereo}`,
    'aresample=async=1:first_pts=0',
    ...levelFilters(level),
    `aformat=sample_fmts=fltp${outputOf(track)}`,
  ].join(',');

function videoEncoder(plan: PackagePlan, rung: Rung, position: number): string[] {
  const { gopFrames, preset } = plan.video;
  const of = (name: string) => `-${name}:v:${position}`;
  return [
    ...['-map', outputOf(rung), of('c'), 'libx264', of('preset'), preset, of('profile'), rung.profile],
    ...[
      of('crf'),
      String(rung.crf),
      of('maxrate'),
      String(rung.maxrate),
      of('bufsize'),
      String(rung.bufsize),
    ],
    ...[of('g'), String(gopFrames), of('keyint_min'), String(gopFrames), of('sc_threshold'), '0'],
    ...[of('flags'), '+cgop+bitexact'],
  ];
}

function audioEncoder(track: PlannedAudio, position: number): string[] {
  const of = (name: string) => `-${name}:a:${position}`;
  return [
    ...['-map', outputOf(track), of('c'), 'aac', of('b'), String(track.bitrate), of('ar'), '48000'],
    ...[of('ac'), '2', of('flags'), '+bitexact'],
  ];
}

/** Returns the folder of an output stream until it is named after its content. */
export const folderOfStream = (position: number): string => `stream${position}`;

/**
 * Returns the arguments for some rungs and tracks. ffmpeg must run in the folder that contains the stream
 * folders.
 */
export function renditionArguments(
  file: string,
  plan: PackagePlan,
  rungs: Rung[],
  audio: { track: PlannedAudio; level: TrackLoudness }[],
): string[] {
  const graph = [...videoGraph(plan, rungs), ...audio.map(({ track, level }) => audioGraph(track, level))];
  return [
    ...commonArguments(),
    ...progressOutput,
    ...createSourceInput(file, ['-sn', '-dn']),
    ...['-filter_complex', graph.join(';')],
    ...rungs.flatMap((rung, position) => videoEncoder(plan, rung, position)),
    ...audio.flatMap(({ track }, position) => audioEncoder(track, position)),
    ...[
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-fflags',
      '+bitexact',
      '-max_muxing_queue_size',
      '9999',
    ],
    ...['-f', 'dash', '-dash_segment_type', 'mp4', '-use_template', '1', '-use_timeline', '1'],
    ...['-seg_duration', (plan.video.segmentSeconds - 0.0005).toFixed(6)],
    ...['-init_seg_name', `stream$RepresentationID$/${initName}`],
    ...['-media_seg_name', 'stream$RepresentationID$/$Number$.m4s'],
    // Negative composition offsets let frames start at 0 in players that ignore edit lists.
    ...['-format_options', 'movflags=+negative_cts_offsets', 'unused.mpd'],
  ];
}
