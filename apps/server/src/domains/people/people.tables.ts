import type { PersonKind } from '@matinee/contract';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface PeopleTables {
  content_person: {
    content_id: number;
    position: number;
    name: string;
    role: 'cast' | 'director' | 'writer' | 'host';
    character: string | null;
    /** The person with that name; null when there is none. */
    person_id: number | null;
  };
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

/** Tables that later domains may select from. */
export type ReadablePeople = Pick<PeopleTables, 'content_person'>;

export const tables = createTableAccess<PeopleTables, ReadableTitles>();
