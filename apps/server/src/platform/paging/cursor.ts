// `lastSeen` is a cursor: the position of the last row that the client has. It is signed, so only cursors
// that the server wrote for this list and realm reach a query.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface CursorDefinition<Key> {
  /** The list and its sort order. A cursor of one name is not valid for another. */
  name: string;
  positionSchema: z.ZodType<CursorPosition<Key>>;
}

export interface CursorPosition<Key> {
  /** The sort key of the last row, with a tie-breaker. */
  key: Key;
  /** Number of rows in the pages up to this position. */
  rowsBefore: number;
}

export interface Cursors {
  write<Key>(definition: CursorDefinition<Key>, realmId: number, position: CursorPosition<Key>): string;
  /** Undefined when the text is not a valid cursor of this list and realm. */
  read<Key>(
    definition: CursorDefinition<Key>,
    realmId: number,
    lastSeen: string,
  ): CursorPosition<Key> | undefined;
}

const macLength = 16;

export function defineCursor<Key>(name: string, keySchema: z.ZodType<Key>): CursorDefinition<Key> {
  // Pages stay open during an update, so fields that a later release adds are ignored.
  const positionSchema = z
    .object({ key: keySchema, seen: z.int().min(0) })
    .transform(({ key, seen }) => ({ key, rowsBefore: seen }));
  return { name, positionSchema: positionSchema as unknown as z.ZodType<CursorPosition<Key>> };
}

export function createCursors(signingKey: Uint8Array): Cursors {
  const computeMac = (name: string, realmId: number, payload: Buffer) =>
    createHmac('sha256', signingKey)
      .update(`${name}\n${realmId}\n`)
      .update(payload)
      .digest()
      .subarray(0, macLength);

  return {
    write({ name }, realmId, position) {
      const { rowsBefore, ...rest } = position;
      const payload = Buffer.from(JSON.stringify({ ...rest, seen: rowsBefore }));
      return Buffer.concat([computeMac(name, realmId, payload), payload]).toString('base64url');
    },
    read({ name, positionSchema }, realmId, lastSeen) {
      const bytes = Buffer.from(lastSeen, 'base64url');
      if (bytes.length <= macLength) return undefined;
      const payload = bytes.subarray(macLength);
      if (!timingSafeEqual(bytes.subarray(0, macLength), computeMac(name, realmId, payload)))
        return undefined;
      return positionSchema.safeParse(JSON.parse(payload.toString())).data;
    },
  };
}
