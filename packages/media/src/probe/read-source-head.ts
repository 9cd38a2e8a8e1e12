// Opens an untrusted path: only a readable regular file is accepted. Symbolic links are not followed.
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { headByteCount } from './file-kind.ts';
import { type Refusal, refuse } from './refusal.ts';

export type SourceHead = { ok: true; size: number; head: Buffer } | { ok: false; refusal: Refusal };

/** Reads the size and the first bytes of a file. */
export async function readSourceHead(file: string): Promise<SourceHead> {
  if (!isAbsolute(file) || file.includes('\0')) return refuse('unreadable', { reason: 'path' });
  try {
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return refuse('unreadable', { reason: 'link' });
    if (!stats.isFile()) return refuse('unreadable', { reason: 'notAFile' });
    const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const { size } = await handle.stat();
      if (size === 0) return refuse('emptyFile');
      const head = Buffer.alloc(Math.min(size, headByteCount));
      const { bytesRead } = await handle.read(head, 0, head.length, 0);
      return { ok: true, size, head: head.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return refuse('unreadable', { reason });
  }
}
