export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** Settings or pictures of a realm are others now. */
    RealmChanged: { key: string; version: number };
  }
}
