export class InvalidKey extends Error {
  override name = 'InvalidKey';
}

export class NotStored extends Error {
  override name = 'NotStored';
}

export class DiskFull extends Error {
  override name = 'DiskFull';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** No disk space or quota left, for any kind of error. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
}

export function isAbsent(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
}

/** Converts errors that callers can act on to their types; returns others unchanged. */
export function toStorageError(error: unknown, key: string): unknown {
  if (isDiskFull(error)) return new DiskFull(`no room to store ${key}`, { cause: error });
  if (isAbsent(error) || codeOf(error) === 'EISDIR') {
    return new NotStored(`nothing is stored as ${key}`, { cause: error });
  }
  return error;
}
