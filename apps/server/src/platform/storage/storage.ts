// Stored files, named by keys that the server builds, and written whole or not at all.
import type { Readable } from 'node:stream';

interface StoredFacts {
  size: number;
  modifiedAt: Temporal.Instant;
}

interface StoredStream extends StoredFacts {
  /** The bytes of the requested range; `size` is that of the whole file. */
  stream: Readable;
}

/** A key is `folder/folder/file.ext`, see key.ts. Every call throws InvalidKey for anything else. */
export interface Storage {
  /** Atomic, and durable when it resolves. Replaces an existing file. Throws DiskFull when there is no space. */
  put(key: string, source: Readable | Buffer | { file: string }): Promise<{ size: number }>;
  /** Moves a folder's content to the prefix in one step, replacing what is there. The folder is removed. */
  putDirectory(prefix: string, dir: string): Promise<void>;
  /** `start` and `end` are inclusive byte positions. Throws NotStored for an absent key. */
  open(key: string, range?: { start?: number; end?: number }): Promise<StoredStream>;
  read(key: string): Promise<Buffer>;
  stat(key: string): Promise<StoredFacts | undefined>;
  /** Every file below the prefix, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number }>;
  /** Removes a file or everything below the prefix; absent keys are ignored. */
  remove(prefix: string): Promise<void>;
  /** A private, empty folder on the disk that putDirectory moves within. Removed after a day. */
  workDir(name: string): Promise<string>;
  /** The file behind a key, where the storage is a disk. */
  localPath?(key: string): string;
}
