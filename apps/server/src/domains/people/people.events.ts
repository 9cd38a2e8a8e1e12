export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A person was created, changed or removed. */
    PeopleChanged: { personId: string };
  }
}
