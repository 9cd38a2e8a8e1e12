export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** Items or feeds were made, changed or removed. */
    NewsChanged: { feedName: string };
  }
}
