// Reads the boxes of ISO media files (ISO/IEC 14496-12). Knows only how boxes nest, not what they mean.

export type Box = {
  type: string;
  /** Payload, without the header. */
  body: Buffer;
};

/** Size of a box's header and of the whole box, or null when there is no whole header at this place. */
export function boxHeader(
  data: Buffer,
  offset: number,
): { type: string; headerBytes: number; size: number } | null {
  if (offset + 8 > data.length) return null;
  const type = data.toString('latin1', offset + 4, offset + 8);
  const small = data.readUInt32BE(offset);
  if (small !== 1) return { type, headerBytes: 8, size: small === 0 ? Number.POSITIVE_INFINITY : small };
  if (offset + 16 > data.length) return null;
  return { type, headerBytes: 16, size: Number(data.readBigUInt64BE(offset + 8)) };
}

/** The boxes that lie side by side in a buffer; stops at the first that does not fit. */
export function* boxesIn(data: Buffer, start = 0): Generator<Box> {
  let offset = start;
  for (;;) {
    const header = boxHeader(data, offset);
    if (!header || header.size < header.headerBytes) return;
    const end = Math.min(offset + header.size, data.length);
    if (header.size !== Number.POSITIVE_INFINITY && offset + header.size > data.length) return;
    yield { type: header.type, body: data.subarray(offset + header.headerBytes, end) };
    offset = end;
  }
}

/** The first box found by going down a path of types. */
export function findBox(data: Buffer, path: readonly string[]): Buffer | null {
  const [type, ...rest] = path;
  if (type === undefined) return data;
  for (const box of boxesIn(data)) {
    if (box.type === type) return findBox(box.body, rest);
  }
  return null;
}

/** All boxes of a type directly inside. */
export const allBoxes = (data: Buffer, type: string): Buffer[] =>
  [...boxesIn(data)].filter((box) => box.type === type).map((box) => box.body);
