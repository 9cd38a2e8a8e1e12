export { createDiskStorage } from './disk.ts';
export { DiskFull, InvalidKey, isDiskFull, NotStored } from './errors.ts';
export type { Storage } from './storage.ts';
