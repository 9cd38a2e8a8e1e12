import {
  type Database,
  isUniqueViolation,
  runInTransaction,
  type Trx,
} from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';

/** Runs a transaction that gives an account its address. Refuses when another account gets the same address meanwhile. */
export async function runConfirmation<T>(
  db: Database,
  code: 'invalidToken' | 'failedToMagicLogin',
  work: (trx: Trx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await runInTransaction(db, work);
  } catch (error) {
    if (isUniqueViolation(error, 'account_realm_id_email_key')) return refuse(code);
    throw error;
  }
}
