export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** Settings or artwork of a realm changed. */
    RealmChanged: { key: string; version: number };
  }
}
