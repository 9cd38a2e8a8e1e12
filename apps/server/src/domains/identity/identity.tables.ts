import type { SecurityEvent } from '@matinee/contract';
import type { AddressValue, ProfileAvatar } from '@matinee/rules';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';

/** What a token in a link of a mail is for. */
export type TokenPurpose = 'confirmEmail' | 'resetPassword' | 'magicLink';

/** How the person of a session has signed in. */
export type SessionMethod =
  | 'password'
  | 'signUp'
  | 'magicLink'
  | 'provider'
  | 'passkey'
  | 'deviceCode'
  | 'impersonation';

/** Impersonation is no sign-in of the person. */
export type SignInMethod = Exclude<SessionMethod, 'impersonation'>;

export type SecurityEventKind = SecurityEvent['kind'];

export interface IdentityTables {
  account: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    /** The address with which the account signs in; null until it is confirmed. */
    email: string | null;
    /** The address with which the person signed up. Several accounts may have the same. */
    unconfirmed_email: string | null;
    /** When the person proved that they read the mail of `email`. */
    email_verified_at: Temporal.Instant | null;
    name: string;
    role: 'USER' | 'ADMIN';
    created_at: Temporal.Instant;
  };
  account_detail: {
    account_id: number;
    realm_id: number;
    /** The email address of an account whose sign-in method gives none. */
    contact_email: string | null;
    birth_date: string | null;
    phone_region: string | null;
    /** E.164. */
    phone_number: string | null;
    tax_number: string | null;
    address: AddressValue | null;
    updated_at: Temporal.Instant;
  };
  credential: {
    id: Generated<number>;
    realm_id: number;
    account_id: number;
    type: 'password' | 'provider';
    provider: string | null;
    issuer: string | null;
    /** The identifier of the person at the issuer (the claim `sub`). */
    subject: string | null;
    /** Whether the provider has verified the email address of the person. */
    email_verified: boolean | null;
    /** The hash of a password. */
    secret_hash: string | null;
    created_at: Temporal.Instant;
  };
  one_time_token: {
    hash: Buffer;
    realm_id: number;
    account_id: number;
    /** The address to which the token was sent. */
    email: string;
    purpose: TokenPurpose;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
  /** A sign-in with a provider that a browser has started. */
  sign_in_attempt: {
    state_hash: Buffer;
    realm_id: number;
    /** The `openIdClientName` of the provider. */
    client: string;
    /** The hash of the browser's cookie. */
    browser_hash: Buffer;
    redirect_uri: string;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
  /** A link with which an administrator acts as a viewer. */
  impersonation_token: {
    hash: Buffer;
    realm_id: number;
    account_id: number;
    impersonator_id: number;
    reason: string;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
  /** A sign-in that a television has started. */
  device_code: {
    device_code_hash: Buffer;
    user_code_hash: Buffer;
    realm_id: number;
    device_name: string;
    address: string;
    state: Generated<'waiting' | 'approved' | 'refused' | 'used'>;
    /** Who has approved. */
    account_id: number | null;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  };
  /** The device with which an account has last signed in at a TV provider. */
  tv_subscription: {
    account_id: number;
    /** The kind of the provider. */
    client: string;
    realm_id: number;
    /** The id of the device, encrypted. */
    device_sealed: Buffer;
    signed_in_at: Temporal.Instant;
  };
  passkey: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    account_id: number;
    /** The id that the authenticator gave the passkey, as base64url. */
    credential_id: string;
    /** COSE_Key. */
    public_key: Buffer;
    /** The host name for which the passkey was created. */
    rp_id: string;
    /** The signature counter of the last sign-in; authenticators without one send 0. */
    counter: number;
    transports: string[];
    /** Whether the authenticator may copy the passkey to other devices. This never changes. */
    is_backup_eligible: boolean;
    is_backed_up: boolean;
    name: string;
    created_at: Temporal.Instant;
    last_used_at: Temporal.Instant | null;
  };
  /** The authenticator app of an account. */
  totp: {
    account_id: number;
    realm_id: number;
    /** The secret that the app shares, encrypted. */
    secret_sealed: Buffer;
    /** The time step of the last accepted code: no code of it or an earlier step is accepted again. */
    last_time_step: number | null;
    created_at: Temporal.Instant;
    /** Null until the person has entered a first code; sign-ins ask for no code before. */
    confirmed_at: Temporal.Instant | null;
  };
  recovery_code: {
    id: Generated<number>;
    realm_id: number;
    account_id: number;
    hash: Buffer;
    used_at: Temporal.Instant | null;
  };
  /** A sign-in that waits for the code of the second factor. */
  pending_sign_in: {
    token_hash: Buffer;
    realm_id: number;
    account_id: number;
    method: SignInMethod;
    /** Whether the account gets a mail about a new device. */
    is_new_device: boolean;
    wrong_code_count: Generated<number>;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  };
  used_passkey_challenge: {
    realm_id: number;
    hash: Buffer;
    expires_at: Temporal.Instant;
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
  /** The answers to consents of deleted accounts. */
  consent_record: {
    id: Generated<number>;
    realm_id: number;
    /** The pseudonym of the person. */
    subject: Buffer;
    field_name: string;
    answer: boolean;
    wording: unknown;
    answered_at: Temporal.Instant;
    account_deleted_at: Temporal.Instant;
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
    /** The name of a drawn picture. */
    avatar: Generated<ProfileAvatar>;
    created_at: Temporal.Instant;
  };
  /** Absent for an account that never changed it. */
  parental_control: {
    account_id: number;
    realm_id: number;
    /** The hash of the PIN; null while parental control is off. */
    pin_hash: string | null;
    /** The age limit of the child profiles, in years. */
    age_limit: number;
    updated_at: Temporal.Instant;
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
    /** When the person last proved who they are; null for guests. */
    auth_time: Temporal.Instant | null;
    method: SessionMethod | null;
    /** The administrator who acts as the account. */
    impersonator_id: Generated<number | null>;
    /** `Firefox, Linux`; empty if unknown. */
    device_name: string;
    last_used_at: Temporal.Instant;
  };
  security_event: {
    id: Generated<number>;
    realm_id: number;
    account_id: number;
    kind: SecurityEventKind;
    method: SessionMethod | null;
    device_name: string;
    /** The administrator who acted as the person, and why. */
    actor_name: Generated<string | null>;
    reason: Generated<string | null>;
    occurred_at: Temporal.Instant;
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
