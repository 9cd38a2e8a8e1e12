import type { AddressValue } from '@matinee/rules';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';

export interface IdentityTables {
  account: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    email: string;
    password_hash: string | null;
    name: string;
    role: 'USER' | 'ADMIN';
    created_at: Temporal.Instant;
  };
  account_detail: {
    account_id: number;
    realm_id: number;
    /** Of an account whose sign-in method gives no email address. */
    contact_email: string | null;
    birth_date: string | null;
    phone_region: string | null;
    /** E.164. */
    phone_number: string | null;
    tax_number: string | null;
    address: AddressValue | null;
    updated_at: Temporal.Instant;
  };
  consent_answer: {
    id: Generated<number>;
    realm_id: number;
    account_id: number;
    field_name: string;
    answer: boolean;
    wording: unknown;
    answered_at: Temporal.Instant;
  };
  preference: {
    profile_id: number;
    realm_id: number;
    language: string | null;
    /** A language, or `off`. */
    subtitle_language: string | null;
    audio_language: string | null;
    auto_advance: boolean | null;
    video_background_auto_play: boolean | null;
    video_background_auto_play_audio: boolean | null;
    updated_at: Temporal.Instant;
  };
  profile: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    account_id: number | null;
    name: string | null;
    kind: Generated<'adult' | 'child'>;
    created_at: Temporal.Instant;
  };
  session: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    account_id: number | null;
    profile_id: number;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    revoked_at: Temporal.Instant | null;
    revocation_reason: string | null;
  };
  refresh_token: {
    hash: Buffer;
    session_id: number;
    issued_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
    /** The encrypted token that replaced this one. */
    successor_sealed: Buffer | null;
  };
}

/** Tables that other domains may read. */
export type ReadableIdentity = Pick<IdentityTables, 'account' | 'profile'>;

export const tables = createTableAccess<IdentityTables>();
