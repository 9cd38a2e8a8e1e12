import { CallError } from '@matinee/client';

/** What was asked for is not there: it never was, or it has gone since it was shown. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notFound';
}
