import type { CallResponse, Calls } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPage } from '../../../platform/paging/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectListsWithTitle } from '../items.queries.ts';
import { canShareWatchlists, canUseWatchlists } from '../watchlists.policy.ts';
import { selectWatchlists } from '../watchlists.queries.ts';
import { loadSummaries } from './load-summaries.ts';

const watchlistCursor = defineCursor(
  'watchlists by time',
  z.object({ key: z.string(), publicId: z.string() }),
);

export interface WatchlistsInput {
  rpp: number;
  lastSeen?: string | undefined;
  ownership?: 'owned' | 'saved' | undefined;
  contentId?: string | undefined;
}

/** Includes saved lists of others only in realms with social sharing. */
export async function readWatchlists(
  ctx: CallContext,
  loadCards: LoadCards,
  { rpp, lastSeen, ownership, contentId }: WatchlistsInput,
): Promise<CallResponse<Calls['getWatchlists']> | Refusal> {
  const { db, realm, viewer } = ctx;
  if (!canUseWatchlists(realm)) return refuse('notFound');
  if (!viewer.profile) return refuse('unauthorised');
  const params = {
    realmId: realm.id,
    profileId: viewer.profile.id,
    includeOwned: ownership !== 'saved',
    includeSaved: ownership !== 'owned' && canShareWatchlists(realm),
  };
  const page = await readPage(ctx, {
    cursor: watchlistCursor,
    lastSeen,
    size: rpp,
    read: (after, limit) => selectWatchlists(db, { ...params, after, limit }),
    getKey: ({ key, public_id }) => ({ key, publicId: public_id }),
  });
  if (isRefusal(page)) return page;
  const summaries = await loadSummaries(ctx, loadCards, page.rows);
  if (contentId === undefined) return { watchlists: summaries, pagingInfo: page.paging };
  const listIds = page.rows.map(({ id }) => id);
  const containingIds = await selectListsWithTitle(db, { realmId: realm.id, listIds, publicId: contentId });
  const watchlists = summaries.map((summary, index) => ({
    ...summary,
    containsTitle: containingIds.has(listIds[index] ?? 0),
  }));
  return { watchlists, pagingInfo: page.paging };
}
