export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** `licence` is the key of the licence. */
    EntitlementGranted: { accountId: number; licence: string };
  }
}
