export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /**
     * A title was created, or the contents of its card or page changed. Caches declare it in `invalidatedBy`
     * (all of them: docs/reference/caches.md); open pages handle it in the viewer's `handle-event.ts`.
     */
    ContentChanged: { contentId: string };
    /** The availability window of a title changed, opened or closed, or the items of a playlist changed. */
    ContentAvailabilityChanged: { contentId: string };
    GenresChanged: Record<string, never>;
  }
}
