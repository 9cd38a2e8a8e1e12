// Stored files. The server generates their keys, and a file is written completely or not at all.
import type { Readable } from 'node:stream';

interface StoredFile {
  size: number;
  modifiedAt: Temporal.Instant;
}

interface StoredStream extends StoredFile {
  /** The bytes of the requested range; `size` is the size of the whole file. */
  stream: Readable;
}

/**
 * A key is a path such as `folder/folder/file.ext`, see key.ts. Every operation throws InvalidKeyError for an
 * invalid key.
 */
export interface Storage {
  /** Atomic, and durable when it resolves. Replaces an existing file. Throws DiskFullError. */
  put(key: string, source: Readable | Buffer | { file: string }): Promise<{ size: number }>;
  /**
   * Moves the content of a folder to the prefix, replacing the files stored there: for an instant there may be none,
   * but never a part of them. The folder is removed.
   */
  putDirectory(prefix: string, dir: string): Promise<void>;
  /** `start` and `end` are inclusive byte positions. Throws NotStoredError for an absent key. */
  open(key: string, range?: { start?: number; end?: number }): Promise<StoredStream>;
  read(key: string): Promise<Buffer>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** All files below the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number }>;
  /** Removes a file, or everything below the prefix. Ignores absent keys. */
  remove(prefix: string): Promise<void>;
  /** Creates a private, empty folder on the same disk, for putDirectory. createDiskStorage removes it after a day. */
  createWorkDir(name: string): Promise<string>;
  /** The path of a file, when the storage is a local disk. */
  getLocalPath?(key: string): string;
}
