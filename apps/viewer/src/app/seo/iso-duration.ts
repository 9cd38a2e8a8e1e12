/** Seconds as machines write a length: `PT1H32M5S`. */
export function lengthOf(seconds: number): string {
  return Temporal.Duration.from({ seconds: Math.round(seconds) })
    .round({ largestUnit: 'hour' })
    .toString();
}
