// Events of the EPG domain.

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** The programmes of a channel changed. */
    GuideChanged: { channelId: string };
  }
}

export {};
