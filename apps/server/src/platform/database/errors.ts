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

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
export function isWorthRepeating(error: unknown): boolean {
  return hasCode(error, '40001', '40P01');
}

/** No room is left on the database's disk. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, '53100');
}

/** The database that was asked for does not exist in this cluster. */
export function isUnknownDatabase(error: unknown): boolean {
  return hasCode(error, '3D000');
}

/** The database went away under the query, or is not there: what was asked may work when it is back. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(57P0|08|53300)/.test(code)) return true;
  // The socket file of a stopped database is missing, which says nothing of other files.
  if ('syscall' in error && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/.test(code)) {
    return code !== 'ENOENT' || error.syscall === 'connect';
  }
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
    error.message,
  );
}
