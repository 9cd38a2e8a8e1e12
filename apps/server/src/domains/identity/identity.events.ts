export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    AccountCreated: { accountId: string };
    AccountRoleChanged: { accountId: string; role: string };
    SessionEnded: { sessionId: string; reason: string };
  }
}
