export { createDiskStorage } from './disk.ts';
export { DiskFull, InvalidKey, isDiskFull, NotStored } from './errors.ts';
export { isKey } from './key.ts';
export type { Storage, StoredFacts, StoredStream } from './storage.ts';
