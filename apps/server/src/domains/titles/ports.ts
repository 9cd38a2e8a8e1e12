// What titles need from later domains. `main` hands these functions in.
import type { Licence, ProgrammingInfo, Video, WatchProgress } from '@matinee/contract';
import type { Executor } from '../../platform/database/index.ts';

export interface MediaState extends NonNullable<Pick<Video, 'media'>['media']> {
  audioLanguages: string[];
  subtitleLanguages: string[];
  annotations: Video['annotations'];
}

/** By the keys of titles. A title that is not in the result has no media. */
export type LoadMediaStates = (
  executor: Executor,
  titles: {
    realmId: number;
    contentIds: readonly number[];
    /** For names that the media has itself, the preferred one first. */
    languages: readonly string[];
  },
) => Promise<Map<number, MediaState>>;

export type LoadLicences = (
  executor: Executor,
  params: { realmId: number; keys: readonly string[]; languages: readonly string[] },
) => Promise<Licence[]>;

export type LoadProgress = (
  executor: Executor,
  titles: { realmId: number; profileId: number; contentIds: readonly number[] },
) => Promise<Map<number, WatchProgress>>;

/** Which of these titles a profile keeps as favourites. */
export type LoadFavourites = (
  executor: Executor,
  titles: { realmId: number; profileId: number; contentIds: readonly number[] },
) => Promise<ReadonlySet<number>>;

/** What channels show now and next, by content's key. */
export type LoadProgramming = (
  executor: Executor,
  params: {
    realmId: number;
    channelIds: readonly number[];
    now: Temporal.Instant;
    languages: readonly string[];
  },
) => Promise<Map<number, ProgrammingInfo>>;

/** The people that a title names, in order. */
export type LoadCredits = (
  executor: Executor,
  title: { realmId: number; contentId: number; languages: readonly string[] },
) => Promise<Video['people']>;
