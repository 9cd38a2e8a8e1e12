// Reads the frame sizes that the movie box (`moov`) of an MP4 or MOV declares. ffprobe only reports the coded size, so it
// does not reveal a false declaration.
import { type FileHandle, open } from 'node:fs/promises';
import { findBoxBodies, findBoxBody, readBoxHeader } from './boxes.ts';

const maxMovieBoxBytes = 128 * 2 ** 20;

async function readMovieBox(handle: FileHandle, fileBytes: number): Promise<Buffer | null> {
  const headerBuffer = Buffer.alloc(16);
  for (let offset = 0; offset + 8 <= fileBytes; ) {
    const { bytesRead } = await handle.read(headerBuffer, 0, 16, offset);
    const header = readBoxHeader(headerBuffer.subarray(0, bytesRead), 0);
    if (!header || header.size < header.headerBytes) return null;
    if (header.type === 'moov') {
      const length = Math.min(header.size, fileBytes - offset) - header.headerBytes;
      if (length > maxMovieBoxBytes) return null;
      const moov = Buffer.alloc(length);
      await handle.read(moov, 0, length, offset + header.headerBytes);
      return moov;
    }
    offset += header.size;
  }
  return null;
}

/** Returns width and height of each video track's first sample entry; empty for other containers. */
export async function readDeclaredSizes(
  file: string,
  fileBytes: number,
): Promise<{ width: number; height: number }[]> {
  const handle = await open(file);
  try {
    const moov = await readMovieBox(handle, fileBytes);
    if (!moov) return [];
    return findBoxBodies(moov, 'trak').flatMap((trak) => {
      const handler = findBoxBody(trak, ['mdia', 'hdlr']);
      if (handler?.toString('latin1', 8, 12) !== 'vide') return [];
      const entries = findBoxBody(trak, ['mdia', 'minf', 'stbl', 'stsd']);
      // Full box and count (8), size and type of the entry (8), then 24 bytes up to width and height.
      if (!entries || entries.length < 44) return [];
      return [{ width: entries.readUInt16BE(40), height: entries.readUInt16BE(42) }];
    });
  } finally {
    await handle.close();
  }
}
