// Measures the loudness of each track in stereo, and computes its normalisation (EBU R 128).
import { z } from 'zod';
import { createCommonArguments, createSourceInput, progressArguments } from '../ffmpeg/arguments.ts';
import { createEncodeLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import type { PackagePlan, PlannedAudio } from '../plan/package-plan.ts';
import { toStepFailure } from './step-failure.ts';
import { runStepInFolder } from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

const trackLoudnessSchema = z.object({
  id: z.string(),
  /** LUFS; −70 is silence. */
  integrated: z.number(),
  /** dBFS, true peak. */
  truePeak: z.number(),
  /** Gain in dB. */
  gain: z.number(),
  /** Whether a limiter must reduce peaks after the gain. */
  limit: z.boolean(),
});
export type TrackLoudness = z.infer<typeof trackLoudnessSchema>;
export const loudnessRecordSchema = z.object({ tracks: z.array(trackLoudnessSchema) });

const targetLufs = -16;
const ceilingDb = -1.5;
const silenceLufs = -60;
const maxGainDb = 20;

/** Stereo at 48 kHz by the matrix of ITU-R BS.775: centre and surrounds at −3 dB, without the bass channel. */
export const stereoFormat = 'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo';

/** Returns the normalisation of a track. Silence stays unchanged, and the gain is limited. */
function createTrackLoudness(id: string, integrated: number, truePeak: number): TrackLoudness {
  const gain = integrated <= silenceLufs ? 0 : Math.min(maxGainDb, targetLufs - integrated);
  const roundedGain = Math.round(gain * 100) / 100;
  return { id, integrated, truePeak, gain: roundedGain, limit: truePeak + roundedGain > ceilingDb };
}

/** Returns the filters that normalise a track. The limiter leaves 0.5 dB for inter-sample peaks. */
export function createGainFilters({ gain, limit }: TrackLoudness): string[] {
  return [
    ...(gain === 0 ? [] : [`volume=${gain}dB`]),
    ...(limit
      ? [`alimiter=limit=${(10 ** ((ceilingDb - 0.5) / 20)).toFixed(4)}:attack=5:release=80:level=0`]
      : []),
  ];
}

function parseTrackLoudness(log: string, id: string): TrackLoudness {
  const summaryStart = log.lastIndexOf(`[ebur128@${id} `);
  const summary = summaryStart < 0 ? '' : log.slice(summaryStart);
  const readNumber = (pattern: RegExp) => Number.parseFloat(pattern.exec(summary)?.[1] ?? '');
  const integrated = readNumber(/\bI:\s*(-?[\d.]+) LUFS/);
  const truePeak = readNumber(/\bPeak:\s*(-?[\d.]+) dBFS/);
  return createTrackLoudness(
    id,
    Number.isFinite(integrated) ? integrated : -70,
    Number.isFinite(truePeak) ? truePeak : -70,
  );
}

const createMeasureFilter = ({ id, streamIndex }: PlannedAudio) =>
  `[0:${streamIndex}]${stereoFormat},ebur128@${id}=peak=true:framelog=verbose[${id}]`;

export const createLoudnessArguments = (file: string, plan: PackagePlan): string[] => [
  ...createCommonArguments('info'),
  ...progressArguments,
  ...createSourceInput(file, ['-vn', '-sn', '-dn']),
  ...['-filter_complex', plan.audio.map(createMeasureFilter).join(';')],
  ...plan.audio.flatMap(({ id }) => ['-map', `[${id}]`]),
  ...['-f', 'null', '-'],
];

/** Reads the audio of all tracks once. */
export function measureLoudness(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan, file, tools, priority, signal, onProgress } = options;
  return runStepInFolder('loudness', options, loudnessRecordSchema, async () => {
    if (plan.audio.length === 0) return { ok: true, output: { tracks: [] } };
    const outcome = await runProcess({
      program: tools.ffmpeg,
      args: createLoudnessArguments(file, plan),
      limits: createEncodeLimits(plan.duration, 0),
      source: file,
      priority,
      signal,
      onOutput: createProgressReader((progress) =>
        onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
      ),
    });
    const failedStep = toStepFailure(outcome);
    if (failedStep) return failedStep;
    const log = outcome.kind === 'done' ? outcome.stderr : '';
    return { ok: true, output: { tracks: plan.audio.map(({ id }) => parseTrackLoudness(log, id)) } };
  });
}
