// `lastSeen` of a day: how many of its events the caller has, and the number of the last channel.
import { z } from 'zod';

const shape = z.strictObject({ e: z.int().min(0).max(100_000), c: z.int().min(0).max(1_000_000) });
export type ScheduleCursor = z.infer<typeof shape>;

export function writeScheduleCursor(cursor: ScheduleCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Undefined when the text is not a cursor of ours. */
export function readScheduleCursor(text: string): ScheduleCursor | undefined {
  try {
    return shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
