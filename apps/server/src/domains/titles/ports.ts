// Functions that titles need from later domains. `main` passes them in.
import type { Licence, ProgrammingInfo, Video, WatchProgress } from '@matinee/contract';
import type { Executor } from '../../platform/database/index.ts';

export interface TitleMedia extends NonNullable<Pick<Video, 'media'>['media']> {
  audioLanguages: string[];
  subtitleLanguages: string[];
  annotations: Video['annotations'];
}

/** Returns the media of titles by content id. A title without media has the state `none`. */
export type LoadTitleMedia = (
  executor: Executor,
  titles: {
    realmId: number;
    contentIds: readonly number[];
    /** Languages for the titles of chapters, preferred first. */
    languages: readonly string[];
  },
) => Promise<Map<number, TitleMedia>>;

export type LoadLicences = (
  executor: Executor,
  params: { realmId: number; keys: readonly string[]; languages: readonly string[] },
) => Promise<Licence[]>;

export type LoadProgress = (
  executor: Executor,
  titles: { realmId: number; profileId: number; contentIds: readonly number[] },
) => Promise<Map<number, WatchProgress>>;

/** Returns the ids of those titles that are favourites of a profile. */
export type LoadFavourites = (
  executor: Executor,
  titles: { realmId: number; profileId: number; contentIds: readonly number[] },
) => Promise<ReadonlySet<number>>;

/** Returns the current and next programme of channels, by content id. */
export type LoadProgramming = (
  executor: Executor,
  params: {
    realmId: number;
    channelIds: readonly number[];
    now: Temporal.Instant;
    languages: readonly string[];
  },
) => Promise<Map<number, ProgrammingInfo>>;

/** Returns the cast and crew of a title, in order. */
export type LoadCredits = (
  executor: Executor,
  title: { realmId: number; contentId: number; languages: readonly string[] },
) => Promise<Video['people']>;
