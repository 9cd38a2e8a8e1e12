import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    analytics_event: {
      realm_id: number;
      at: Temporal.Instant;
      id: Generated<number>;
      name: string;
      user_type: string;
      properties: unknown;
    };
  }
}
