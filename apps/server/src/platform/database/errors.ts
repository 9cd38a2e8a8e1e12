// What PostgreSQL said no to, by its error codes.

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

function hasCode(error: unknown, ...codes: string[]): error is DatabaseError {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505') && (constraint === undefined || error.constraint === constraint);
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23503') && (constraint === undefined || error.constraint === constraint);
}

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
export function isWorthRepeating(error: unknown): boolean {
  return hasCode(error, '40001', '40P01');
}

/** The database that was asked for does not exist in this cluster. */
export function isUnknownDatabase(error: unknown): boolean {
  return hasCode(error, '3D000');
}
