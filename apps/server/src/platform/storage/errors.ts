export class InvalidKeyError extends Error {
  override name = 'InvalidKeyError';
}

export class NotStoredError extends Error {
  override name = 'NotStoredError';
}

export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether the disk is full or a quota exceeded. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof DiskFullError || getErrorCode(error) === 'ENOSPC' || getErrorCode(error) === 'EDQUOT'
  );
}

export function isAbsent(error: unknown): boolean {
  return getErrorCode(error) === 'ENOENT' || getErrorCode(error) === 'ENOTDIR';
}

/** Converts errors that callers can handle to storage errors; returns others unchanged. */
export function toStorageError(error: unknown, key: string): unknown {
  if (isDiskFull(error)) return new DiskFullError(`no disk space to store ${key}`, { cause: error });
  if (isAbsent(error) || getErrorCode(error) === 'EISDIR') {
    return new NotStoredError(`nothing is stored as ${key}`, { cause: error });
  }
  return error;
}
