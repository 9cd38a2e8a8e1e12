// The `params` of error responses by code. A code that is not listed has no `params`. An error with a listed code can
// lack them, because some causes have no details.
import { z } from 'zod';
import { accessLevel, availableLicences, licence } from './entities/content.ts';
import type { ErrorCode } from './errors.ts';
import { instant } from './fields/instant.ts';

const licenceIds = z.array(z.string());

/** Why a viewer has no access to a title. */
export const denialReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('NOT_YET_AVAILABLE'), from: instant }),
  z.object({ code: z.literal('NO_LONGER_AVAILABLE'), until: instant }),
  z.object({ code: z.literal('OUTSIDE_REGION'), country: z.string() }),
  z.object({ code: z.literal('COUNTRY_UNKNOWN') }),
  z.object({ code: z.literal('AGE_RATING'), rating: z.number(), maxRating: z.number() }),
  z.object({ code: z.literal('SIGN_IN_REQUIRED') }),
  z.object({
    code: z.literal('LICENCE_REQUIRED'),
    /** Ids of the licences that grant access. */
    licences: licenceIds,
    /** Ids of the licences that the viewer had until they ended, and of those that start later. */
    ended: licenceIds,
    notStarted: licenceIds,
  }),
]);
export type DenialReason = z.infer<typeof denialReason>;

/** Seconds after which a retry can succeed, as in the header Retry-After. */
const retryAfter = z.number().int();
/** What the sign-in provider says about its failure. */
const providerFailure = z.object({ message: z.string() });
const maximumParams = z.object({ most: z.number().int() });

export const errorParams = {
  weakPassword: z.object({
    reason: z.enum(['tooShort', 'easyToGuess']),
    minLength: z.number().int().optional(),
    /** The pattern that makes the password easy to guess, in the terms of zxcvbn. */
    pattern: z.string().optional(),
  }),
  /** `key`: the key of the label that explains the issue, such as `nameFieldIsRequired`. */
  invalidFields: z.object({ fields: z.array(z.object({ fieldName: z.string(), key: z.string() })) }),
  /** The consents that were not given. */
  requiredConsent: z.object({ fieldNames: z.array(z.string()) }),
  /**
   * `otherAccount`: the person at the provider has another account. `notLinked`: the viewer has not agreed to connect the
   * provider. `emailTaken`: another account has the address. `emailNotVerified`: the address must be confirmed first.
   */
  accountConflict: z.object({
    reason: z.enum(['otherAccount', 'notLinked', 'emailTaken', 'emailNotVerified']),
    email: z.string().optional(),
  }),
  failedProviderSignIn: providerFailure,
  providerUnavailable: providerFailure,
  /** `password`: by `confirmIdentity`. `signIn`: the account has no password, so the person signs in again. */
  recentSignInRequired: z.object({ method: z.enum(['password', 'signIn']) }),
  blockedByFunction: providerFailure,
  /** `pendingToken` works for `expiresIn` seconds and one sign-in. Browsers also get it as a cookie. */
  secondFactorRequired: z.object({ pendingToken: z.string(), expiresIn: z.number().int() }),
  forbidden: z.object({ requiredRole: z.enum(['USER', 'ADMIN']) }),
  accessDenied: z.object({
    accessLevel,
    reasons: z.array(denialReason).optional(),
    licences: z.array(licence).optional(),
    availableLicences: availableLicences.optional(),
    thumbnailUrl: z.string().nullable().optional(),
  }),
  playbackUnavailable: z.object({ licences: z.array(licence), thumbnailUrl: z.string().nullable() }),
  /** `progress`: 0 to 1. */
  notReady: z.object({ state: z.literal('preparing'), progress: z.number() }),
  /** The titles that the list has already. */
  duplicatedItem: z.object({ ids: z.array(z.string()) }),
  watchlistNameTooLong: maximumParams,
  watchlistFull: maximumParams,
  tooManyWatchlists: maximumParams,
  tooManyProfiles: maximumParams,
  tooManyRequests: z.object({ retryAfter }),
  /** In the response of `getReadiness`, the booleans state which parts are available. */
  overloaded: z.object({
    retryAfter: retryAfter.optional(),
    database: z.boolean().optional(),
    storage: z.boolean().optional(),
    worker: z.boolean().optional(),
  }),
} as const satisfies Partial<Record<ErrorCode, z.ZodObject>>;

/** The parameters of an error code; the type `never` for a code without parameters. */
export type ErrorParams<Code extends ErrorCode> = Code extends keyof typeof errorParams
  ? z.input<(typeof errorParams)[Code]>
  : never;
