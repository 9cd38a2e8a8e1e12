// What titles need from later domains. `main` hands these functions in.
import type { Licence, ProgrammingInfo, Video, WatchProgress } from '@matinee/contract';
import type { Executor } from '../../platform/database/index.ts';

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

/** The people that a title names, in order. */
export type CreditsOf = (
  executor: Executor,
  title: { realmId: number; contentId: number; languages: readonly string[] },
) => Promise<Video['people']>;
