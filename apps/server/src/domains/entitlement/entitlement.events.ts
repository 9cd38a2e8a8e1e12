export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    EntitlementGranted: { accountId: number; licence: string };
  }
}
