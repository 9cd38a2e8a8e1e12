// A separate file, so that journeys do not load the server's code, which takes long.

/** Public ids of the seeded live events. */
export const eventIds = {
  premiere: 'opening-night',
  laterPremiere: 'second-night',
  upcoming: 'harbour-regatta',
  withoutStream: 'night-swim',
  recorded: 'prize-giving',
  recordedForMembers: 'members-night',
  ended: 'old-match',
} as const;
