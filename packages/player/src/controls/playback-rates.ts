/** The playback rates that the player offers, in ascending order. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Returns the next playback rate up (1) or down (-1); the same rate at the end of the list. */
export function getAdjacentRate(rate: number, direction: 1 | -1): number {
  const adjacentRate =
    direction > 0
      ? playbackRates.find((candidate) => candidate > rate)
      : playbackRates.findLast((candidate) => candidate < rate);
  return adjacentRate ?? rate;
}
