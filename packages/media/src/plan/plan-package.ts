// Plans a package before any frame is encoded. Pure: equal sources and options give equal plans.
import type { Sidecar, SourceAudio, SourceDescription } from '../probe/source-description.ts';
import { createLadder } from './ladder.ts';
import type { PackagePlan, PlannedAudio, PlannedText, x264Presets } from './package-plan.ts';
import { planGop } from './plan-gop.ts';
import { planPoster, planStoryboard } from './poster-and-storyboard.ts';

export type PlanOptions = {
  /** Subtitle files from `findSidecars`. */
  sidecars?: Sidecar[];
  /** Highest rung in lines, 2160 by default. */
  maxRungLines?: number;
  /** Whether sources of at least 1440 lines get a rung of 1440. */
  include1440?: boolean;
  /** x264 preset, `veryfast` by default. */
  preset?: (typeof x264Presets)[number];
};

// The default track is the first main track that the file marks as default, otherwise the first main track,
// otherwise the first track.
function selectDefaultAudio(tracks: SourceAudio[]): SourceAudio | undefined {
  return (
    tracks.find((track) => track.default && track.purpose === 'main') ??
    tracks.find((track) => track.purpose === 'main') ??
    tracks[0]
  );
}

function planAudio(tracks: SourceAudio[]): PlannedAudio[] {
  const defaultAudio = selectDefaultAudio(tracks);
  return tracks.map((track, position) => ({
    id: `a${position}`,
    streamIndex: track.index,
    sourceChannels: track.channels,
    bitrate: 128_000,
    language: track.language,
    title: track.title,
    default: track === defaultAudio,
    purpose: track.purpose,
  }));
}

function planText(source: SourceDescription, sidecars: Sidecar[]): PlannedText[] {
  const embeddedTracks = source.text.map((stream) => ({
    from: { kind: 'embedded' as const, stream },
    language: stream.language,
    title: stream.title,
    default: stream.default,
    forced: stream.forced,
    hearingImpaired: stream.hearingImpaired,
  }));
  const sidecarTracks = sidecars.map(({ file, format, language, title, forced, hearingImpaired }) => ({
    from: { kind: 'sidecar' as const, file, format },
    language,
    title,
    default: false,
    forced,
    hearingImpaired,
  }));
  return [...embeddedTracks, ...sidecarTracks].map((track, position) => ({ id: `t${position}`, ...track }));
}

/**
 * Plans the package of a source: ladder, audio, text and images.
 * @returns plain JSON to store with the job; parse it with `packagePlanSchema`
 */
export function planPackage(source: SourceDescription, options: PlanOptions = {}): PackagePlan {
  const { video, duration } = source;
  const { displayWidth: width, displayHeight: height, frameRate } = video;
  const gop = planGop(frameRate);
  return {
    version: 1,
    duration,
    video: {
      source: video,
      frameRate,
      gopFrames: gop.frames,
      segmentSeconds: 2 * gop.seconds,
      preset: options.preset ?? 'veryfast',
      rungs: createLadder(width, height, frameRate, {
        maxRungLines: options.maxRungLines ?? 2160,
        include1440: options.include1440 ?? false,
      }),
    },
    audio: planAudio(source.audio),
    text: planText(source, options.sidecars ?? []),
    chapters: source.chapters,
    storyboard: planStoryboard(width, height, duration, gop.seconds),
    poster: planPoster(width, height),
  };
}
