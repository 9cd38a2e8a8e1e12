/** How a player starts for somebody without preferences. Unmuting gives the full volume. */
export const playerDefaults = {
  volume: 100,
  muted: true,
  autoAdvance: true,
  accessLevel: 'GRANTED',
} as const;
