// What the live domain tells the others.

/** With what an open page says of it, so that thousands of pages need not ask. */
export interface StartedFact {
  contentId: string;
  /** By language. */
  titles: Record<string, string>;
  thumbnailUrl: string | null;
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** It has begun; told once. */
    LiveEventStarted: StartedFact;
  }
}
