export type EventPhase = 'upcoming' | 'live' | 'ended';

/** Where an event stands. Epoch milliseconds; it is live in [startsAt, endsAt). */
export function eventPhase(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): EventPhase {
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}
