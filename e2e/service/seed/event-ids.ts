// Journeys import it without the server's code, which takes long to load.

/** Public ids of the seeded live events. */
export const events = {
  premiere: 'opening-night',
  later: 'second-night',
  upcoming: 'harbour-regatta',
  withoutStream: 'night-swim',
  recorded: 'prize-giving',
  recordedForMembers: 'members-night',
  over: 'old-match',
} as const;
