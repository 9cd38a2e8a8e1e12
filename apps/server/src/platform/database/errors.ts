// Recognises errors of PostgreSQL and of the connection to it, by their codes or, where `pg` sets none, by their messages.

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
export function isRetryable(error: unknown): boolean {
  return hasCode(error, '40001', '40P01');
}

/** The disk of the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, '53100');
}

/** The role lacks a right, such as CREATE on the schema. */
export function isPermissionDenied(error: unknown): boolean {
  return hasCode(error, '42501');
}

/** The requested database does not exist in this cluster. */
export function isUnknownDatabase(error: unknown): boolean {
  return hasCode(error, '3D000');
}

/** The connection was lost or could not be opened. The query may succeed when the database is available again. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(57P0|08|53300)/.test(code)) return true;
  // A connect that fails with ENOENT means a stopped database; for other system calls ENOENT is a missing
  // file.
  if ('syscall' in error && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/.test(code)) {
    return code !== 'ENOENT' || error.syscall === 'connect';
  }
  return connectionLossMessages.some((message) => error.message.startsWith(message));
}

/** Messages of errors of `pg` and its pool that have no code. */
const connectionLossMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];
