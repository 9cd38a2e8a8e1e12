// Where a title starts for this viewer: at the position in the URL, otherwise where they stopped.
import type { Video } from '@matinee/contract';
import { getResumePosition } from '@matinee/rules';

/** @param start position in seconds from the URL; null if it has none */
export function getStartPosition(video: Video, start: number | null): { at: number; resumed: boolean } {
  if (start !== null) return { at: start, resumed: false };
  const resumePosition = video.watchProgress ? getResumePosition(video.watchProgress) : 0;
  return { at: resumePosition, resumed: resumePosition > 0 };
}
