// `lastSeen` of the guide: the last programme that the caller has, by what programmes are ordered by.
import { z } from 'zod';

const shape = z.strictObject({
  /** Its start, exactly. */
  s: z.iso.datetime({ precision: 6 }),
  /** The number of its channel. */
  n: z.int32(),
  /** Its public id. */
  p: z.string().max(60),
});
export type GuideCursor = z.infer<typeof shape>;

export function writeGuideCursor(cursor: GuideCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Undefined when the text is not a cursor of ours. */
export function readGuideCursor(text: string): GuideCursor | undefined {
  try {
    const result = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return result.success && !result.data.p.includes('\0') ? result.data : undefined;
  } catch {
    return undefined;
  }
}
