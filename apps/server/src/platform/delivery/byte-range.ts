// The Range header of RFC 9110, for bytes in memory. A request for several ranges gets the whole content,
// which the RFC allows.

export type RangeDecision =
  | { kind: 'whole' }
  /** Both ends are inclusive. */
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

const fullRange: RangeDecision = { kind: 'whole' };
const singleRangePattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Which of `size` bytes a Range header requests. A malformed header is ignored. */
export function decideRange(header: string | undefined, size: number): RangeDecision {
  if (header === undefined) return fullRange;
  const match = singleRangePattern.exec(header.trim());
  if (!match) return fullRange;
  const [, from = '', to = ''] = match;
  if (from === '') {
    if (to === '') return fullRange;
    const length = Number(to);
    if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
    return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return fullRange;
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
