// What the live domain tells the others.

/** With what an open page says of it, so that thousands of pages need not ask. */
interface StartedFact {
  contentId: string;
  /** By language. */
  titles: Record<string, string>;
  thumbnailUrl: string | null;
  /** Public id of the video that premieres in it. */
  videoId?: string;
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** It has begun; told once. */
    LiveEventStarted: StartedFact;
    /** It is over; told once. */
    LiveEventEnded: { contentId: string };
  }
}

export {};
