// Arguments of the ffmpeg that encodes renditions: filters, encoders and the muxer of fragmented MP4.
import { createCommonArguments, createSourceInput, progressArguments } from '../ffmpeg/arguments.ts';
import type { PackagePlan, PlannedAudio, Rung } from '../plan/package-plan.ts';
import { createFrameRateFilter, createScaleFilter, createVideoFilters } from '../plan/video-filters.ts';
import { createGainFilters, stereoFormat, type TrackLoudness } from './loudness.ts';
import { initSegmentName } from './rendition-folder.ts';

const createOutputLabel = ({ id }: { id: string }) => `[${id}]`;

/** Builds a filter graph with one decoder. Each rung is scaled from the next larger one. `rungs` are lowest first. */
function createVideoGraph(plan: PackagePlan, rungs: Rung[]): string[] {
  const [largest, ...smaller] = rungs.toReversed();
  if (!largest) return [];
  const filters = createVideoFilters(plan, largest, [createFrameRateFilter(plan)]).join(',');
  const createSplitLabel = ({ id }: Rung) => `[${id}shared]`;
  const createRungOutput = (rung: Rung, nextRung: Rung | undefined) =>
    nextRung ? `,split=2${createOutputLabel(rung)}${createSplitLabel(rung)}` : createOutputLabel(rung);
  return [
    `[0:${plan.video.source.index}]${filters}${createRungOutput(largest, smaller[0])}`,
    ...smaller.map((rung, position) => {
      const larger = smaller[position - 1] ?? largest;
      return `${createSplitLabel(larger)}${createScaleFilter(rung)},setsar=1${createRungOutput(rung, smaller[position + 1])}`;
    }),
  ];
}

// Inserts silence where the audio starts late or has gaps, so that it stays in sync.
const createAudioGraph = (track: PlannedAudio, loudness: TrackLoudness): string =>
  [
    `[0:${track.streamIndex}]${stereoFormat}`,
    'aresample=async=1:first_pts=0',
    ...createGainFilters(loudness),
    `aformat=sample_fmts=fltp${createOutputLabel(track)}`,
  ].join(',');

function createVideoEncoderArguments(plan: PackagePlan, rung: Rung, position: number): string[] {
  const { gopFrames, preset } = plan.video;
  const createOption = (name: string) => `-${name}:v:${position}`;
  return [
    ...[
      '-map',
      createOutputLabel(rung),
      createOption('c'),
      'libx264',
      createOption('preset'),
      preset,
      createOption('profile'),
      rung.profile,
    ],
    ...[
      createOption('crf'),
      String(rung.crf),
      createOption('maxrate'),
      String(rung.maxrate),
      createOption('bufsize'),
      String(rung.bufsize),
    ],
    ...[
      createOption('g'),
      String(gopFrames),
      createOption('keyint_min'),
      String(gopFrames),
      createOption('sc_threshold'),
      '0',
    ],
    ...[createOption('flags'), '+cgop+bitexact'],
  ];
}

function createAudioEncoderArguments(track: PlannedAudio, position: number): string[] {
  const createOption = (name: string) => `-${name}:a:${position}`;
  return [
    ...[
      '-map',
      createOutputLabel(track),
      createOption('c'),
      'aac',
      createOption('b'),
      String(track.bitrate),
      createOption('ar'),
      '48000',
    ],
    ...[createOption('ac'), '2', createOption('flags'), '+bitexact'],
  ];
}

/** Returns the name of the folder into which ffmpeg writes an output stream. `finishRendition` renames the folder. */
export const getStreamFolder = (position: number): string => `stream${position}`;

/**
 * Returns the arguments for some rungs and tracks. ffmpeg must run in the folder that contains the stream
 * folders.
 */
export function createRenditionArguments(
  file: string,
  plan: PackagePlan,
  rungs: Rung[],
  audio: { track: PlannedAudio; loudness: TrackLoudness }[],
): string[] {
  const graph = [
    ...createVideoGraph(plan, rungs),
    ...audio.map(({ track, loudness }) => createAudioGraph(track, loudness)),
  ];
  return [
    ...createCommonArguments(),
    ...progressArguments,
    ...createSourceInput(file, ['-sn', '-dn']),
    ...['-filter_complex', graph.join(';')],
    ...rungs.flatMap((rung, position) => createVideoEncoderArguments(plan, rung, position)),
    ...audio.flatMap(({ track }, position) => createAudioEncoderArguments(track, position)),
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
    ...['-init_seg_name', `stream$RepresentationID$/${initSegmentName}`],
    ...['-media_seg_name', 'stream$RepresentationID$/$Number$.m4s'],
    // Negative composition offsets let frames start at 0 in players that ignore edit lists.
    ...['-format_options', 'movflags=+negative_cts_offsets', 'unused.mpd'],
  ];
}
