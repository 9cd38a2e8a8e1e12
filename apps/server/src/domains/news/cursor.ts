// `lastSeen` of news: the last item that the caller has, by what items are ordered by.
import { z } from 'zod';

const shape = z.strictObject({
  /** When it was published, exactly. */
  p: z.iso.datetime({ precision: 6 }).regex(/^[12]\d{3}-/),
  /** Its key. */
  i: z.int().positive(),
});
export type NewsCursor = z.infer<typeof shape>;

export function writeNewsCursor(cursor: NewsCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Undefined when the text is not a cursor of ours. */
export function readNewsCursor(text: string): NewsCursor | undefined {
  try {
    const result = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
