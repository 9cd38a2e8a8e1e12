// What pages need from later domains. `main` hands these functions in.
import type { Card, Paging } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { Refusal } from '../../platform/errors/index.ts';

/** Titles that a profile has begun and not finished, latest first; `key` and `publicId` say where to go on. */
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

/** A page of the items of a feed as cards, newest first. */
export type LoadFeedCards = (
  ctx: CallContext,
  params: { feed: string; size: number; lastSeen: string | undefined },
) => Promise<{ cards: Card[]; paging: Paging } | Refusal>;

/** The title that each of these watchlists begins to play with, for who asks; by the list's id. */
export type LoadFirstTitles = (
  ctx: CallContext,
  lists: readonly { id: string; owner?: string | undefined }[],
) => Promise<ReadonlyMap<string, { id: number; publicId: string }>>;
