// Reads the contract, schemas and all, and leaves the plain part. Runs in tests and in write-call-table.ts only.
import { type Call, type CallName, calls, errorCodes, errorTable, tokens } from '@matinee/contract';
import type { CallRow, RetryCodes } from './call-row.ts';

/** One row a call, in the order of the contract. */
export function deriveCallTable(): Record<CallName, CallRow> {
  const rows = Object.entries(calls).map(([name, call]: [string, Call]) => {
    const row: CallRow = { method: call.method, path: call.path, auth: call.auth };
    return [name, call.answer === tokens ? { ...row, tokens: true } : row];
  });
  return Object.fromEntries(rows);
}

/** The codes after which the same call may succeed later. */
export function deriveRetryCodes(): RetryCodes {
  return errorCodes.filter((code) => errorTable[code].retry);
}
