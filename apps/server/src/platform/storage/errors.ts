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

/** No room or no quota left, whoever found out. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
}

export function isAbsent(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
}

/** The same error, or the typed one for what callers can act on. */
export function toStorageError(error: unknown, key: string): unknown {
  if (isDiskFull(error)) return new DiskFull(`no room to store ${key}`, { cause: error });
  if (isAbsent(error) || codeOf(error) === 'EISDIR') {
    return new NotStored(`nothing is stored as ${key}`, { cause: error });
  }
  return error;
}
