// The fields of a running live event that playback needs.
import { getEventPhase, type ProtectedContent } from '@matinee/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { buildArtworkUrl, toProtectedContent } from '../../titles/index.ts';
import { selectEvent } from '../live.queries.ts';

export interface RunningPremiere {
  /** The event in the form that `decideAccess` takes. */
  content: ProtectedContent;
  thumbnailUrl: string | null;
  /** Public id of the video that premieres in the event. */
  videoId: string;
}

/** Returns undefined when the event is not live or has no premiere. */
export async function findRunningPremiere(
  executor: Executor,
  { realmId, publicId, now }: { realmId: number; publicId: string; now: Temporal.Instant },
): Promise<RunningPremiere | undefined> {
  const event = await selectEvent(executor, { realmId, publicId, visibleAt: now });
  if (!event || event.premiere_video_public_id === null) return undefined;
  const times = {
    startsAt: event.starts_at.epochMilliseconds,
    endsAt: event.ends_at.epochMilliseconds,
  };
  if (getEventPhase(times, now.epochMilliseconds) !== 'live') return undefined;
  return {
    content: toProtectedContent(event),
    thumbnailUrl: event.thumbnail_id && `${buildArtworkUrl(event.thumbnail_id)}/1280.jpg`,
    videoId: event.premiere_video_public_id,
  };
}
