import { toContentKind } from './content-kind.ts';

interface LiveContent {
  readonly type: string;
  /** The API's own flag; it overrides the default of the type. */
  readonly live?: boolean;
  /** Epoch milliseconds. */
  readonly startDate?: number;
  readonly endDate?: number;
}

/** Returns the status badge of a card with times; null when it shows none. */
export function getLiveStatus(content: LiveContent, now: number): 'LIVE' | 'UPCOMING' | null {
  if (isLiveNow(content, now)) return 'LIVE';
  return content.startDate !== undefined && content.startDate > now ? 'UPCOMING' : null;
}

/**
 * Content of a live type, or with the live flag, is live from its start date up to, but not including, its end
 * date. Content without a start date is never live.
 */
export function isLiveNow(content: LiveContent, now: number): boolean {
  const kind = toContentKind(content.type);
  const isLiveContent = content.live ?? (kind === 'live' || kind === 'liveEvent');
  const hasEnded = content.endDate !== undefined && content.endDate <= now;
  return isLiveContent && !hasEnded && content.startDate !== undefined && content.startDate <= now;
}

export type EventPhase = 'upcoming' | 'live' | 'ended';

/** Returns the phase of an event, which is live in [startsAt, endsAt). All times are epoch milliseconds. */
export function getEventPhase(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): EventPhase {
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}
