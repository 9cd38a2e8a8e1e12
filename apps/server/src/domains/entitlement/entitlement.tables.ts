import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    licence: {
      id: Generated<number>;
      public_id: string;
      realm_id: number;
      key: string;
      texts: unknown;
    };
    entitlement: {
      id: Generated<number>;
      realm_id: number;
      account_id: number;
      licence_id: number;
      valid_from: Temporal.Instant;
      valid_until: Temporal.Instant | null;
      reason: string;
      created_at: Temporal.Instant;
    };
  }
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    EntitlementGranted: { accountId: number; licence: string };
  }
}
