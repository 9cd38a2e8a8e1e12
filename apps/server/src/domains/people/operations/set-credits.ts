import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { assertSameRealm } from '../../titles/index.ts';
import { type Credit, replaceCredits } from '../queries/credits.queries.ts';

export interface NewCredits {
  realmId: number;
  contentId: number;
  people: readonly Credit[];
}

/** Replaces the credits of a title. Throws when the title belongs to another realm. */
export function setCredits(executor: Executor, { realmId, contentId, people }: NewCredits): Promise<void> {
  return runInTransaction(executor, async (trx) => {
    await assertSameRealm(trx, realmId, [contentId]);
    await replaceCredits(trx, { realmId, contentId }, people);
  });
}
