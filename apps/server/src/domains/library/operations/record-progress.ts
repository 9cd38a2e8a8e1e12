import { isFinished, isVideo } from '@matinee/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { findVideo } from '../../titles/index.ts';
import { saveProgress } from '../queries/progress.queries.ts';

export interface ProgressReport {
  realmId: number;
  profileId: number;
  /** Public id of the title. */
  publicId: string;
  /** In seconds, like `duration`. */
  position: number;
  duration: number;
}

/** Returns false when the realm has no such video. */
export async function recordProgress(executor: Executor, report: ProgressReport): Promise<boolean> {
  const { realmId, profileId, duration } = report;
  const video = await findVideo(executor, { realmId, publicId: report.publicId });
  if (!video || !isVideo(video.type)) return false;
  const position = Math.min(report.position, duration);
  await saveProgress(executor, {
    realmId,
    profileId,
    contentId: video.id,
    positionMs: Math.round(position * 1000),
    durationMs: Math.max(1, Math.round(duration * 1000)),
    finished: isFinished({ position, duration }, video.skipMarkers),
  });
  return true;
}
