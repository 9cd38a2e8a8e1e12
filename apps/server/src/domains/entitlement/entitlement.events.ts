export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** `licence` is the key of the licence. */
    EntitlementGranted: { accountId: number; licence: string };
    /** The source of the licence no longer confirms it. */
    EntitlementEnded: { accountId: number; licence: string };
  }
}
