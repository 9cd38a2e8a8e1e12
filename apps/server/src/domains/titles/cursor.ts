// `lastSeen`: where a caller is in a row. Opaque to them, checked when it comes back.
import { z } from 'zod';

/** What else stands in one is of another release: pages stay open over an update. */
const itemCursor = z.object({
  /** What the row is sorted by, of the last title. */
  k: z.string().max(500),
  /** Its public id. */
  c: z.string().max(60),
  /** How many titles were given out so far. */
  n: z.number().int().min(0).max(1_000_000),
});
export type ItemCursor = z.infer<typeof itemCursor>;

const rowCursor = z.strictObject({ p: z.int32() });

const timeCursor = z.strictObject({
  /** When the last one was made, exactly. */
  t: z.iso.datetime({ precision: 6 }).regex(/^[12]\d{3}-/),
  /** Its key. */
  i: z.int().positive(),
});
export type TimeCursor = z.infer<typeof timeCursor>;

export function writeCursor(cursor: ItemCursor | TimeCursor | z.infer<typeof rowCursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** What the key of a cursor can be, by what its list is sorted by. */
export type SortedBy = 'number' | 'decimal' | 'instant' | 'text';

const fits: Record<SortedBy, (key: string) => boolean> = {
  number: (key) => /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) < 2 ** 31,
  decimal: (key) => /^-?\d{1,10}(\.\d{1,450})?$/.test(key),
  instant: (key) => /^[12]\d{3}-/.test(key) && z.iso.datetime({ precision: 6 }).safeParse(key).success,
  // PostgreSQL's texts hold no such character
  text: (key) => !key.includes('\0'),
};

/** Undefined when the text is not a cursor that we wrote for such a list. */
export function readItemCursor(text: string, sortedBy: SortedBy): ItemCursor | undefined {
  const cursor = read(itemCursor, text);
  return cursor && fits[sortedBy](cursor.k) && fits.text(cursor.c) ? cursor : undefined;
}

/** Of lists that are read by when their things were made. */
export function readTimeCursor(text: string): TimeCursor | undefined {
  return read(timeCursor, text);
}

/** The position of the last row of a page that the caller has. */
export function readRowCursor(text: string): number | undefined {
  return read(rowCursor, text)?.p;
}

function read<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
