import type { WatchlistSummary } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { transaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { DealCards } from '../../titles/index.ts';
import { presentSummary } from '../watchlists.present.ts';
import { updateName } from '../watchlists.queries.ts';
import { findOwn } from './find-for.ts';
import { readName } from './read-name.ts';
import { tellOfList } from './tell-of-list.ts';

export async function renameWatchlist(
  ctx: CallContext,
  deal: DealCards,
  asked: { id: string; name: string },
): Promise<WatchlistSummary | Refusal> {
  const list = await findOwn(ctx, asked);
  if (isRefusal(list)) return list;
  const name = readName(asked.name);
  if (isRefusal(name)) return name;
  const isThere = await transaction(ctx.db, async (trx) => {
    const isRenamed = await updateName(trx, { realmId: ctx.realm.id, id: list.id, name, now: ctx.now });
    if (isRenamed) await tellOfList(trx, ctx, list.public_id);
    return isRenamed;
  });
  return isThere ? presentSummary(ctx, deal, { ...list, name }) : refuse('notFound');
}
