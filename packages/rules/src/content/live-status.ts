import { toContentKind } from './content-kind.ts';

interface LiveContent {
  readonly type: string;
  /** The server's own word that it is live. */
  readonly live?: boolean;
  /** Epoch milliseconds. */
  readonly startDate?: number;
  readonly endDate?: number;
}

/** What a card says of content with times. Null: nothing, or nothing any more. */
export function getLiveStatus(content: LiveContent, now: number): 'LIVE' | 'UPCOMING' | null {
  if (isLiveNow(content, now)) return 'LIVE';
  return content.startDate !== undefined && content.startDate > now ? 'UPCOMING' : null;
}

/**
 * Content counts as live when it is live and its start date has passed; without a start date it does not, and
 * from its end date on it is live no more.
 */
export function isLiveNow(content: LiveContent, now: number): boolean {
  const kind = toContentKind(content.type);
  const isLive = content.live ?? (kind === 'live' || kind === 'liveEvent');
  const hasEnded = content.endDate !== undefined && content.endDate <= now;
  return isLive && !hasEnded && content.startDate !== undefined && content.startDate <= now;
}

export type EventPhase = 'upcoming' | 'live' | 'ended';

/** Where an event stands. Epoch milliseconds; it is live in [startsAt, endsAt). */
export function getEventPhase(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): EventPhase {
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}
