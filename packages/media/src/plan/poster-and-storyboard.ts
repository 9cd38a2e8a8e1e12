import { toNumber } from '../probe/frame-rate.ts';
import { roundToEven } from './even.ts';
import type { PackagePlan } from './package-plan.ts';

const maxTileSide = 160;
const targetTiles = 150;

/**
 * The storyboard of a film: a tile a second for short ones, else a whole number of groups of pictures apart,
 * so that only key frames have to be decoded.
 */
export function planStoryboard(
  width: number,
  height: number,
  duration: number,
  gopSeconds: number,
): PackagePlan['storyboard'] {
  const scale = maxTileSide / Math.max(width, height);
  const minInterval = duration / targetTiles;
  const interval = minInterval <= 1 ? 1 : Math.ceil(minInterval / gopSeconds - 1e-9) * gopSeconds;
  return {
    columns: 5,
    rows: 5,
    tileWidth: roundToEven(width * scale),
    tileHeight: roundToEven(height * scale),
    interval,
  };
}

/** The size of the poster: the film's own, at most 1920 wide. */
export function planPoster(width: number, height: number): PackagePlan['poster'] {
  const scale = Math.min(1, 1920 / width);
  return { width: roundToEven(width * scale), height: roundToEven(height * scale) };
}

/** Frames between key frames, and what that is in seconds: two seconds, as near as whole frames come. */
export function planGop(frameRate: PackagePlan['video']['frameRate']): {
  frames: number;
  seconds: number;
} {
  const frames = Math.max(1, Math.round(2 * toNumber(frameRate)));
  return { frames, seconds: frames / toNumber(frameRate) };
}
