// What the catalogue needs to know of domains that come after it. main hands these in.
import type { Card, Licence, Paging, ProgrammingInfo, Video, WatchProgress } from '@matinee/contract';
import type { Executor } from '../../platform/database/index.ts';
import type { CallContext } from '../../platform/http/index.ts';

export interface MediaState extends NonNullable<Pick<Video, 'media'>['media']> {
  audioLanguages: string[];
  subtitleLanguages: string[];
  annotations: Video['annotations'];
}

/** By content's key. A title that is not in the answer has no media. */
export type MediaStatesOf = (
  executor: Executor,
  contentIds: readonly number[],
  /** Of what the media says itself, best first. */
  languages: readonly string[],
) => Promise<Map<number, MediaState>>;

export type LicencesByKey = (
  executor: Executor,
  asked: { realmId: number; keys: readonly string[]; languages: readonly string[] },
) => Promise<Licence[]>;

export type ProgressOf = (
  executor: Executor,
  profileId: number,
  contentIds: readonly number[],
) => Promise<Map<number, WatchProgress>>;

/** Which of these titles a profile keeps as favourites. */
export type FavouritesOf = (
  executor: Executor,
  profileId: number,
  contentIds: readonly number[],
) => Promise<ReadonlySet<number>>;

/** Titles that a profile has begun and not finished, latest first; `key` and `publicId` say where to go on. */
export type ContinueWatching = (
  executor: Executor,
  asked: {
    realmId: number;
    profileId: number;
    now: Temporal.Instant;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
) => Promise<{ content_id: number; public_id: string; key: string }[]>;

/** A page of the items of a feed as cards, newest first; undefined when `lastSeen` is no place in a feed. */
export type FeedCards = (
  ctx: CallContext,
  asked: { feed: string; size: number; lastSeen: string | null },
) => Promise<{ cards: Card[]; paging: Paging } | undefined>;

/** What channels show now and next, by content's key. */
export type ProgrammingOf = (
  executor: Executor,
  asked: {
    realmId: number;
    channelIds: readonly number[];
    now: Temporal.Instant;
    languages: readonly string[];
  },
) => Promise<Map<number, ProgrammingInfo>>;

/** The title that each of these watchlists begins to play with, for who asks; by the list's id. */
export type WatchlistFirsts = (
  ctx: CallContext,
  lists: readonly { id: string; owner?: string | undefined }[],
) => Promise<ReadonlyMap<string, { id: number; publicId: string }>>;

export interface CataloguePorts {
  mediaStatesOf: MediaStatesOf;
  licencesByKey: LicencesByKey;
  progressOf: ProgressOf;
  continueWatching: ContinueWatching;
  feedCards: FeedCards;
  watchlistFirsts: WatchlistFirsts;
}
