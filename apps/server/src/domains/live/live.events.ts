// Events of the live domain.

/** Contains the data that an open page shows, so that thousands of open pages need not send a request. */
interface LiveEventStart {
  /** Public id of the live event. */
  contentId: string;
  /** Titles by language. */
  titles: Record<string, string>;
  thumbnailUrl: string | null;
  /** Public id of the video that premieres in the event. */
  videoId?: string;
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** Published once when a live event starts. */
    LiveEventStarted: LiveEventStart;
    /** Published once when a live event ends. */
    LiveEventEnded: { contentId: string };
  }
}

export {};
