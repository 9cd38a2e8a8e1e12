export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A feed or its items were created, changed or removed. */
    NewsChanged: { feedName: string };
  }
}
