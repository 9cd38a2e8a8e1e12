// Where a title begins for this viewer: where the address says, else where they left it.
import type { Video } from '@matinee/contract';
import { getResumePosition } from '@matinee/rules';

/** @param start seconds that the address asks for; null when it does not */
export function getStartPosition(video: Video, start: number | null): { at: number; resumed: boolean } {
  if (start !== null) return { at: start, resumed: false };
  const at = video.watchProgress ? getResumePosition(video.watchProgress) : 0;
  return { at, resumed: at > 0 };
}
