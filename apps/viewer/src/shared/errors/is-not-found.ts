import { CallError } from '@matinee/client';

/** The requested resource does not exist or was deleted. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notFound';
}
