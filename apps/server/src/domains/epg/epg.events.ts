// What the guide tells the others.

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A stretch of a channel's guide was written. */
    GuideChanged: { channelId: string };
  }
}

export {};
