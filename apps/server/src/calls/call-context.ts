// The context that a handler gets besides its input: realm, viewer, language, time.
import type { RealmFile } from '@matinee/contract';
import type { Preferences, ProfileAvatar } from '@matinee/rules';
import type { Database } from '../platform/database/index.ts';
import type { RequestInfo, ResponseCookies } from '../platform/http/index.ts';
import type { IpLocation } from '../platform/ip-locations/index.ts';
import type { Cursors } from '../platform/paging/index.ts';

export interface RealmContext {
  readonly id: number;
  readonly key: string;
  readonly version: number;
  readonly settings: RealmFile;
}

/** A licence of the account and its period of validity. */
export interface Entitlement {
  readonly licence: string;
  readonly startsAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant | null;
}

export interface Viewer {
  /** Null when the request had no valid access token or session cookie. */
  readonly session: { readonly id: number; readonly publicId: string } | null;
  readonly isGuest: boolean;
  readonly account: {
    readonly id: number;
    readonly publicId: string;
    readonly name: string;
    /** May be an address that the person has not confirmed; see `lacksConfirmation`. */
    readonly email: string;
    readonly lacksConfirmation: boolean;
  } | null;
  readonly profile: {
    readonly id: number;
    readonly publicId: string;
    readonly kind: 'adult' | 'child';
    /** Null for a profile that has the name of its account, and for guests. */
    readonly name: string | null;
    readonly avatar: ProfileAvatar;
    /** Titles with a higher age rating do not exist for the profile; null for an adult. */
    readonly ageLimit: number | null;
  } | null;
  /** Undefined for a profile that never saved preferences. */
  readonly preferences?: Preferences | undefined;
  /** The administrator who acts as the account. */
  readonly impersonator?: { readonly name: string; readonly expiresAt: Temporal.Instant } | undefined;
  readonly role: 'GUEST' | 'USER' | 'ADMIN';
  /** Whether the account has the role ADMIN without its rights, until it has a second factor. */
  readonly lacksSecondFactor: boolean;
  /** Keys of the licences that are valid at `now`. */
  readonly licences: ReadonlySet<string>;
  /** All licences of the account, also expired and future ones. */
  readonly entitlements: readonly Entitlement[];
  /** ISO 3166-1 alpha-2, when known. */
  readonly country: string | null;
}

/** A guest without a session. */
export const guestViewer: Viewer = {
  session: null,
  isGuest: true,
  account: null,
  profile: null,
  role: 'GUEST',
  lacksSecondFactor: false,
  licences: new Set(),
  entitlements: [],
  country: null,
};

export interface CallContext {
  readonly realm: RealmContext;
  readonly viewer: Viewer;
  /** One of the realm's languages. */
  readonly language: string;
  /** `language` first, then its fallbacks. */
  readonly languages: readonly string[];
  readonly now: Temporal.Instant;
  readonly requestId: string;
  /** Its queries leave out what the profile may not see (`getViewerDatabase`). */
  readonly db: Database;
  /** Writes and reads the cursors of paged lists. */
  readonly cursors: Cursors;
  /** Absent for an in-process call. */
  readonly request?: RequestInfo;
  readonly responseCookies: ResponseCookies;
  /** Finds the country of the client. Absent for an in-process call. */
  readonly findLocation?: () => IpLocation;
}
