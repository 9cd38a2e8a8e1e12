// Input and result of access decisions.

/**
 * The access of a viewer to a title. It depends on the time and the viewer, so it is computed per request and
 * never stored.
 */
export type AccessLevel = 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';

export type AccessRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'signIn' }
  /** Any one of these licence keys grants access. */
  | { readonly kind: 'licence'; readonly licences: readonly string[] };

export interface RegionRule {
  readonly mode: 'allow' | 'deny';
  /** ISO 3166-1 alpha-2 codes, in any case. */
  readonly countries: readonly string[];
}

/**
 * Content with its access settings. Instants are epoch milliseconds. Content is available from `availableFrom` up to,
 * not including, `availableUntil`.
 */
export interface ProtectedContent {
  readonly accessRule: AccessRule;
  readonly availableFrom?: number | null;
  readonly availableUntil?: number | null;
  readonly regions?: RegionRule | null;
  /** Minimum age in years. */
  readonly rating?: number | null;
}

export interface ViewerLicence {
  readonly key: string;
  readonly startsAt?: number | null;
  /** Null or absent: the licence does not end. */
  readonly endsAt?: number | null;
}

export interface AccessViewer {
  readonly isGuest: boolean;
  /** ISO 3166-1 alpha-2; null or absent when the country is unknown. */
  readonly country?: string | null;
  /** `maxRating`: the highest age rating that the profile may watch, in years; null or absent means no limit. */
  readonly profile: { readonly kind: 'adult' | 'child'; readonly maxRating?: number | null } | null;
  readonly licences: readonly ViewerLicence[];
  /** Never affects access. */
  readonly role: string;
}

/** Why a check denies access. */
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
      /** Keys among `licences` that the viewer held until they ended. */
      readonly ended: readonly string[];
      /** Keys among `licences` that the viewer holds but that have not started. */
      readonly notStarted: readonly string[];
    };

export type AccessReasonCode = AccessReason['code'];

export interface AccessDecision {
  readonly level: AccessLevel;
  /** One reason per failed check, in the order of the checks; empty when access is granted. */
  readonly reasons: readonly AccessReason[];
  /** The time is outside the availability window: the API responds as if the title did not exist. */
  readonly isOutsideAvailabilityWindow: boolean;
}

/**
 * Returns the reason to deny access, or null when the check passes.
 * @param now epoch milliseconds
 */
export type AccessCheck = (
  content: ProtectedContent,
  viewer: AccessViewer,
  now: number,
) => AccessReason | null;
