// What a decision about access looks at, and what it answers.

/** What a viewer may do with a title. Never stored: decided whenever it is asked. */
export type AccessLevel = 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';

export type AccessRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'signIn' }
  /** Any one of these licences opens the title. */
  | { readonly kind: 'licence'; readonly licences: readonly string[] };

export interface RegionRule {
  readonly mode: 'allow' | 'deny';
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Instants are epoch milliseconds; a window is [from, until). */
export interface ProtectedContent {
  readonly rule: AccessRule;
  readonly availableFrom?: number | null;
  readonly availableUntil?: number | null;
  readonly regions?: RegionRule | null;
  /** Minimum age in years. */
  readonly rating?: number | null;
}

export interface ViewerLicence {
  readonly key: string;
  readonly startsAt?: number | null;
  /** Null or absent: without end. */
  readonly endsAt?: number | null;
}

export interface AccessViewer {
  readonly isGuest: boolean;
  /** ISO 3166-1 alpha-2, when known. */
  readonly country?: string | null;
  /** The highest rating the profile may see; without one, every rating. */
  readonly profile: { readonly kind: 'adult' | 'child'; readonly maxRating?: number | null } | null;
  readonly licences: readonly ViewerLicence[];
  /** For the record only: no role opens a title. */
  readonly role: string;
}

export type AccessReason =
  | { readonly code: 'NOT_YET_AVAILABLE'; readonly from: number }
  | { readonly code: 'NO_LONGER_AVAILABLE'; readonly until: number }
  | { readonly code: 'OUTSIDE_REGION'; readonly country: string }
  | { readonly code: 'COUNTRY_UNKNOWN' }
  | { readonly code: 'AGE_RATING'; readonly rating: number; readonly maxRating: number }
  | { readonly code: 'SIGN_IN_REQUIRED' }
  | {
      readonly code: 'LICENCE_REQUIRED';
      readonly licences: readonly string[];
      /** Those of them that the viewer held before, and will hold later. */
      readonly ended: readonly string[];
      readonly notStarted: readonly string[];
    };

export type AccessReasonCode = AccessReason['code'];

export interface AccessDecision {
  readonly level: AccessLevel;
  /** Everything that stands in the way, in the order of the checks; empty when granted. */
  readonly reasons: readonly AccessReason[];
  /** Outside its window: for viewers the title does not exist, and the answer is "not found". */
  readonly unavailable: boolean;
}

/** One question: null when it has no objection. */
export type AccessCheck = (
  content: ProtectedContent,
  viewer: AccessViewer,
  now: number,
) => AccessReason | null;
