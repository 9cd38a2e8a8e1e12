// `lastSeen` of reviews: the last one that the caller has, by what reviews are ordered by.
import { z } from 'zod';

const shape = z.strictObject({
  /** When it was written, exactly. */
  c: z.iso.datetime({ precision: 6 }).regex(/^[12]\d{3}-/),
  /** Its key. */
  i: z.int().positive(),
});
export type ReviewCursor = z.infer<typeof shape>;

export function writeReviewCursor(cursor: ReviewCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Undefined when the text is not a cursor of ours. */
export function readReviewCursor(text: string): ReviewCursor | undefined {
  try {
    const result = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
