import type { PackagePlan } from './package-plan.ts';
import { roundToEven } from './round-to-even.ts';

const maxTileSide = 160;
const targetTiles = 150;

/**
 * Plans the storyboard: one tile per second for short films, otherwise a tile every few GOPs, so that only
 * key frames are decoded.
 * @param duration seconds
 * @param gopSeconds seconds between key frames
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

/** Returns the size of the poster: that of the film, at most 1920 pixels wide. */
export function planPoster(width: number, height: number): PackagePlan['poster'] {
  const scale = Math.min(1, 1920 / width);
  return { width: roundToEven(width * scale), height: roundToEven(height * scale) };
}
