export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A title was made, or what its card or page shows is different now. */
    ContentChanged: { contentId: string };
    /** Its window has opened or closed, or what is in it is something else now. */
    ContentTurned: { contentId: string };
    GenresChanged: Record<string, never>;
  }
}
