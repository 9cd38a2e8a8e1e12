// Where a live event stands, and what may be done with a programme of the guide.

export type EventPhase = 'upcoming' | 'live' | 'ended';

/** Epoch milliseconds; an event is live in [startsAt, endsAt). */
export function eventPhase(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): EventPhase {
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}
