export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A person was made or changed. */
    PeopleChanged: { personId: string };
  }
}
