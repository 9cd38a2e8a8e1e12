// Converts errors of the machine or the database, which the administrator of the machine can fix, to startup errors. Each is printed as
// one line.
import { isConnectionLoss, isDatabaseFull, isPermissionDenied } from '../../platform/database/index.ts';
import { StartupError } from '../../platform/process/index.ts';
import { isDiskFull } from '../../platform/storage/index.ts';

/** Returns other errors unchanged. */
export function toStartupError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  if (isDiskFull(error)) {
    return new StartupError(`The disk is full${describePath(error)}: free some space, then start again.`, {
      isTransient: true,
    });
  }
  if (isDatabaseFull(error)) {
    return new StartupError('The disk of the database is full: free some space, then start again.', {
      isTransient: true,
    });
  }
  if (isPermissionDenied(error)) {
    return new StartupError(
      `The role of the database lacks a right (${error.message}): make it the owner of the database, or grant it CREATE on the database and its schema public.`,
    );
  }
  if (isConnectionLoss(error)) {
    return new StartupError(`The connection to the database was lost: ${error.message}.`, {
      isTransient: true,
    });
  }
  if (isAccessError(error)) {
    return new StartupError(
      `${error.path} cannot be accessed (${error.code}): it belongs to another user or is read-only. Change its owner or its permissions.`,
    );
  }
  return error.cause === undefined ? error : convertCause(error);
}

function convertCause(error: Error): unknown {
  const startupError = toStartupError(error.cause);
  return startupError instanceof StartupError ? startupError : error;
}

function isAccessError(error: Error): error is Error & { code: string; path: string } {
  const { code, path } = error as NodeJS.ErrnoException;
  return path !== undefined && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS');
}

function describePath(error: Error): string {
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined ? '' : ` (${path})`;
}
