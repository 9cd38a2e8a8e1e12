/** Seconds for which a title has only begun. */
const beginningSeconds = 5;

/** Whether the way back leads to the title before: that is so while this one has only begun, later it begins anew. */
export function leadsToPrevious(position: number): boolean {
  return !(position >= beginningSeconds);
}
