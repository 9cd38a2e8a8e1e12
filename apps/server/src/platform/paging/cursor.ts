// `lastSeen` of a page: the position of the last row that the client has. It is signed, so a cursor that the server did not
// write for this list and realm never reaches a query.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface CursorDefinition<Key> {
  /** The list and what it is sorted by. A cursor of one name is never valid for another. */
  name: string;
  position: z.ZodType<Position<Key>>;
}

export interface Position<Key> {
  /** What the list is sorted by, of the last row, with a tie-breaker. */
  key: Key;
  /** How many rows the pages up to here had. */
  seen: number;
}

export interface Cursors {
  write<Key>(cursor: CursorDefinition<Key>, realmId: number, position: Position<Key>): string;
  /** Undefined for any other text. */
  read<Key>(cursor: CursorDefinition<Key>, realmId: number, text: string): Position<Key> | undefined;
}

const macLength = 16;

export function defineCursor<Key>(name: string, key: z.ZodType<Key>): CursorDefinition<Key> {
  // Pages stay open over an update: fields that a later release added are ignored.
  return { name, position: z.object({ key, seen: z.int().min(0) }) as unknown as z.ZodType<Position<Key>> };
}

export function createCursors(signingKey: Uint8Array): Cursors {
  const macOf = (name: string, realmId: number, payload: Buffer) =>
    createHmac('sha256', signingKey)
      .update(`${name}\n${realmId}\n`)
      .update(payload)
      .digest()
      .subarray(0, macLength);

  return {
    write({ name }, realmId, position) {
      const payload = Buffer.from(JSON.stringify(position));
      return Buffer.concat([macOf(name, realmId, payload), payload]).toString('base64url');
    },
    read({ name, position }, realmId, text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= macLength) return undefined;
      const payload = bytes.subarray(macLength);
      if (!timingSafeEqual(bytes.subarray(0, macLength), macOf(name, realmId, payload))) return undefined;
      return position.safeParse(JSON.parse(payload.toString())).data;
    },
  };
}
