// Functions of later domains that pages need. `main` passes them in.
import type { Card, Paging } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { Refusal } from '../../platform/errors/index.ts';

/** Loads titles that a profile has started and not finished, latest first; `key` and `publicId` are the cursor. */
export type LoadContinueWatching = (
  executor: Executor,
  params: {
    realmId: number;
    profileId: number;
    now: Temporal.Instant;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
) => Promise<{ content_id: number; public_id: string; key: string }[]>;

/** Loads one page of the items of a news feed as cards, newest first. */
export type LoadFeedCards = (
  ctx: CallContext,
  params: { feed: string; size: number; lastSeen: string | undefined },
) => Promise<{ cards: Card[]; paging: Paging } | Refusal>;

/** Loads the first playable title of each watchlist for this viewer, by the id of the list. */
export type LoadFirstTitles = (
  ctx: CallContext,
  lists: readonly { id: string; owner?: string | undefined }[],
) => Promise<ReadonlyMap<string, { id: number; publicId: string }>>;
