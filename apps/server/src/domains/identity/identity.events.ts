export {};

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    AccountCreated: { accountId: string };
    AccountDeleted: { accountId: string };
    AccountChanged: { accountId: string };
    AccountRoleChanged: { accountId: string; role: string };
    PreferencesChanged: { profileId: string };
    SessionEnded: { sessionId: string; reason: string };
  }
}
