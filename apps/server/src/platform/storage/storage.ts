// Where bytes are kept: named by keys that the server makes, written whole or not at all.
import type { Readable } from 'node:stream';

interface StoredFacts {
  size: number;
  modifiedAt: Temporal.Instant;
}

interface StoredStream extends StoredFacts {
  /** The bytes of the range that was asked for; `size` is that of the whole. */
  stream: Readable;
}

/** A key is `folder/folder/file.ext`, see key.ts. Every call throws InvalidKey for anything else. */
export interface Storage {
  /** Atomic and on disk when it resolves; replaces what was there. DiskFull when there is no room. */
  put(key: string, source: Readable | Buffer | { file: string }): Promise<{ size: number }>;
  /** Moves a folder's content to the prefix in one step and replaces what was there. The folder is gone afterwards. */
  putDirectory(prefix: string, dir: string): Promise<void>;
  /** `start` and `end` are byte positions, both included. NotStored when there is nothing by this key. */
  open(key: string, range?: { start?: number; end?: number }): Promise<StoredStream>;
  read(key: string): Promise<Buffer>;
  stat(key: string): Promise<StoredFacts | undefined>;
  /** Every file below the prefix, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number }>;
  /** Removes a file or all below the prefix; what is not there is fine. */
  remove(prefix: string): Promise<void>;
  /** A private, empty folder to make things in, on the disk that putDirectory moves within. Swept after a day. */
  workDir(name: string): Promise<string>;
  /** The file behind a key, where the storage is a disk. */
  localPath?(key: string): string;
}
