import { CallError } from '@matinee/client';

/** The requested resource does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notFound';
}
