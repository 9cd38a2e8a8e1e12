export { createDiskStorage } from './disk.ts';
export { DiskFullError, InvalidKeyError, isDiskFull, NotStoredError } from './errors.ts';
export type { Storage } from './storage.ts';
