// Presents the state of a live event at one time.
import type { Card, PremiereRelease } from '@matinee/contract';
import { type EventPhase, getEventPhase } from '@matinee/rules';

/** As PostgreSQL writes it into JSON: instants are strings. */
export interface CardEvent {
  startsAt: string;
  endsAt: string;
  /** Public id of the video that premieres in the event. */
  premiereVideoPublicId: string | null;
}

const contextByPhase = { upcoming: 'UPCOMING', live: 'LIVE', ended: 'ENDED' } as const satisfies Record<
  EventPhase,
  Card['contentContext']
>;

type EventTimes = Pick<CardEvent, 'startsAt' | 'endsAt'>;

export function getContentContext({ startsAt, endsAt }: EventTimes, now: Temporal.Instant) {
  const times = {
    startsAt: Temporal.Instant.from(startsAt).epochMilliseconds,
    endsAt: Temporal.Instant.from(endsAt).epochMilliseconds,
  };
  return contextByPhase[getEventPhase(times, now.epochMilliseconds)];
}

export function presentEvent(event: CardEvent, now: Temporal.Instant) {
  const contentContext = getContentContext(event, now);
  const startDate = Temporal.Instant.from(event.startsAt).toString();
  return {
    startDate,
    endDate: Temporal.Instant.from(event.endsAt).toString(),
    contentContext,
    ...(contentContext === 'LIVE' && { displayLiveBadge: true }),
    ...(event.premiereVideoPublicId && {
      computedReleases: [{ type: 'PREMIERE' as const, scheduledAt: startDate }],
      premiereRelease: presentPremiere({ ...event, videoId: event.premiereVideoPublicId }),
    }),
  } satisfies Partial<Card>;
}

export function presentPremiere({
  startsAt,
  endsAt,
  videoId,
}: EventTimes & { videoId: string }): PremiereRelease {
  return {
    scheduledAt: Temporal.Instant.from(startsAt).toString(),
    endsAt: Temporal.Instant.from(endsAt).toString(),
    videoId,
  };
}
