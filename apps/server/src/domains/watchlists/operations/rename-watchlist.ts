import type { WatchlistSummary } from '@matinee/contract';
import { type CallContext, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { DealCards } from '../../catalogue/index.ts';
import { presentSummary } from '../watchlists.present.ts';
import { updateName } from '../watchlists.queries.ts';
import { findOwn } from './find-for.ts';
import { readName } from './read-name.ts';

export async function renameWatchlist(
  ctx: CallContext,
  deal: DealCards,
  asked: { id: string; name: string },
): Promise<WatchlistSummary | Refusal> {
  const list = await findOwn(ctx, asked);
  if (isRefusal(list)) return list;
  const name = readName(asked.name);
  if (isRefusal(name)) return name;
  const isThere = await updateName(ctx.db, { realmId: ctx.realm.id, id: list.id, name, now: ctx.now });
  return isThere ? presentSummary(ctx, deal, { ...list, name }) : refuse('notFound');
}
