import type { PersonKind } from '@matinee/contract';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    person: {
      id: Generated<number>;
      public_id: string;
      realm_id: number;
      external_id: string;
      kind: PersonKind;
      names: unknown;
      notes: Generated<unknown>;
      texts: Generated<unknown>;
      facts: Generated<unknown>;
      portrait_id: number | null;
      created_at: Temporal.Instant;
      updated_at: Temporal.Instant;
    };
  }
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A person was made or changed. */
    PeopleChanged: { personId: string };
  }
}
