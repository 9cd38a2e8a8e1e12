// The start position of a title for this viewer: the one in the URL, otherwise the position where they
// stopped.
import type { Video } from '@matinee/contract';
import { getResumePosition } from '@matinee/rules';

/** @param start position in seconds from the URL; null if it has none */
export function getStartPosition(
  video: Video,
  start: number | null,
): { position: number; isResumed: boolean } {
  if (start !== null) return { position: start, isResumed: false };
  const resumePosition = video.watchProgress ? getResumePosition(video.watchProgress) : 0;
  return { position: resumePosition, isResumed: resumePosition > 0 };
}
