import type { WatchlistSummary } from '@matinee/contract';
import { isWithinLimit, MAX_WATCHLISTS } from '@matinee/rules';
import { type CallContext, runIdempotently } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { canUseWatchlists } from '../watchlists.policy.ts';
import { insertWatchlist, lockAndCountWatchlists, selectWatchlist } from '../watchlists.queries.ts';
import { loadSummary } from './load-summaries.ts';
import { parseWatchlistName } from './parse-watchlist-name.ts';
import { publishListChange } from './publish-list-change.ts';

export async function createWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  body: { name: string },
): Promise<(WatchlistSummary & { id: string }) | Refusal> {
  const { db, realm, viewer, now } = ctx;
  if (!canUseWatchlists(realm)) return refuse('notFound');
  const { profile } = viewer;
  if (!profile) return refuse('unauthorised');
  const name = parseWatchlistName(body.name);
  if (isRefusal(name)) return name;
  const createdList = await runIdempotently(
    ctx,
    'createWatchlist',
    { ...body, profile: profile.publicId },
    async (trx) => {
      const watchlistCount = await lockAndCountWatchlists(trx, { realmId: realm.id, profileId: profile.id });
      if (!isWithinLimit(watchlistCount, 1, MAX_WATCHLISTS))
        return refuse('tooManyWatchlists', { most: MAX_WATCHLISTS });
      const publicId = createId<'watchlist'>();
      await insertWatchlist(trx, { publicId, realmId: realm.id, profileId: profile.id, name, now });
      await publishListChange(trx, ctx, publicId);
      return { id: publicId as string };
    },
  );
  if (isRefusal(createdList)) return createdList;
  const list = await selectWatchlist(db, {
    realmId: realm.id,
    profileId: profile.id,
    publicId: createdList.id,
    includeShared: false,
  });
  return list ? { ...(await loadSummary(ctx, loadCards, list)), id: createdList.id } : refuse('notFound');
}
