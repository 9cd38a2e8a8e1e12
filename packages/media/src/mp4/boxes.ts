// Reads the box structure of ISO media files (ISO/IEC 14496-12).

export type Box = {
  type: string;
  /** Payload without the header. */
  body: Buffer;
};

/**
 * Reads the header of a box: its type, the size of the header and of the box in bytes. Null when it is
 * incomplete.
 */
export function readBoxHeader(
  data: Buffer,
  offset: number,
): { type: string; headerBytes: number; size: number } | null {
  if (offset + 8 > data.length) return null;
  const type = data.toString('latin1', offset + 4, offset + 8);
  const size32 = data.readUInt32BE(offset);
  if (size32 !== 1) return { type, headerBytes: 8, size: size32 === 0 ? Number.POSITIVE_INFINITY : size32 };
  if (offset + 16 > data.length) return null;
  return { type, headerBytes: 16, size: Number(data.readBigUInt64BE(offset + 8)) };
}

/** Yields the boxes of a buffer from an offset; stops at the first incomplete one. */
export function* readBoxes(data: Buffer, start = 0): Generator<Box> {
  let offset = start;
  for (;;) {
    const header = readBoxHeader(data, offset);
    if (!header || header.size < header.headerBytes) return;
    const end = Math.min(offset + header.size, data.length);
    if (header.size !== Number.POSITIVE_INFINITY && offset + header.size > data.length) return;
    yield { type: header.type, body: data.subarray(offset + header.headerBytes, end) };
    offset = end;
  }
}

/** Returns the payload of the first box at a path of types; null when there is none. */
export function findBoxBody(data: Buffer, path: readonly string[]): Buffer | null {
  const [type, ...remainingPath] = path;
  if (type === undefined) return data;
  for (const box of readBoxes(data)) {
    if (box.type === type) return findBoxBody(box.body, remainingPath);
  }
  return null;
}

/** Returns the payloads of all direct children of a type. */
export const findBoxBodies = (data: Buffer, type: string): Buffer[] =>
  [...readBoxes(data)].filter((box) => box.type === type).map((box) => box.body);
