import { rationalToNumber } from '../probe/frame-rate.ts';
import type { PackagePlan } from './package-plan.ts';

/** Returns the number of frames in a GOP of about two seconds, and its exact duration in seconds. */
export function planGop(frameRate: PackagePlan['video']['frameRate']): {
  frames: number;
  seconds: number;
} {
  const frames = Math.max(1, Math.round(2 * rationalToNumber(frameRate)));
  return { frames, seconds: frames / rationalToNumber(frameRate) };
}
