// What a card shows of a live event at one moment.
import type { Card, PremiereRelease } from '@matinee/contract';
import { type EventPhase, eventPhase } from '@matinee/rules';

/** As the database writes it into JSON: instants are texts. */
export interface EventRow {
  startsAt: string;
  endsAt: string;
  /** Public id of the video that premieres in it. */
  premiereId: string | null;
}

const contexts = { upcoming: 'UPCOMING', live: 'LIVE', ended: 'ENDED' } as const satisfies Record<
  EventPhase,
  Card['contentContext']
>;

export function presentEvent(event: EventRow, now: Temporal.Instant) {
  const startsAt = Temporal.Instant.from(event.startsAt);
  const endsAt = Temporal.Instant.from(event.endsAt);
  const times = { startsAt: startsAt.epochMilliseconds, endsAt: endsAt.epochMilliseconds };
  const contentContext = contexts[eventPhase(times, now.epochMilliseconds)];
  const startDate = startsAt.toString();
  return {
    startDate,
    endDate: endsAt.toString(),
    contentContext,
    ...(contentContext === 'LIVE' && { displayLiveBadge: true }),
    ...(event.premiereId && {
      computedReleases: [{ type: 'PREMIERE' as const, scheduledAt: startDate }],
      premiereRelease: presentPremiere({ ...event, videoId: event.premiereId }),
    }),
  } satisfies Partial<Card>;
}

export function presentPremiere({
  startsAt,
  endsAt,
  videoId,
}: Pick<EventRow, 'startsAt' | 'endsAt'> & { videoId: string }): PremiereRelease {
  return {
    scheduledAt: Temporal.Instant.from(startsAt).toString(),
    endsAt: Temporal.Instant.from(endsAt).toString(),
    videoId,
  };
}
