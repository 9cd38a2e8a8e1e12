// The file with everything that the service stores about an account.
import { z } from 'zod';
import { instant } from '../../fields/instant.ts';
import { accountDetails } from './account.ts';
import { deviceSession, securityEvent } from './security.ts';

const exportedTitle = z.object({
  id: z.string(),
  /** Such as `VIDEO`. */
  type: z.string(),
  /** In the language of the call, or in another one that the title has. */
  title: z.string().nullable(),
});
/** The id of the profile to which an entry belongs. */
const profileId = z.string();

export const accountExport = z.object({
  /** When the file was made. */
  exportedAt: instant,
  realm: z.object({ key: z.string(), name: z.string() }),
  identity: z.object({
    account: z.object({
      ...accountDetails.omit({ isContactEmailReadOnly: true, phoneNumber: true }).shape,
      /** The address with which the person signs in, or has signed up. */
      email: z.string().nullable(),
      isEmailConfirmed: z.boolean(),
      /** E.164. */
      phoneNumber: z.string().nullable(),
      role: z.enum(['USER', 'ADMIN']),
      createdAt: instant,
    }),
    signInMethods: z.array(
      z.object({
        type: z.string(),
        /** The name of the sign-in provider. */
        provider: z.string().nullable(),
        issuer: z.string().nullable(),
        /** The identifier of the person at the provider. */
        subject: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
    authenticatorApp: z.object({ addedAt: instant, unusedRecoveryCodeCount: z.number().int() }).nullable(),
    profiles: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        kind: z.enum(['adult', 'child']),
        /** The key of the picture. */
        avatar: z.string(),
        createdAt: instant,
        /** Null for a profile that never saved preferences. A preference that is null has its default. */
        preferences: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    /** Null for an account that never changed it. The PIN is not in the file: only its hash is stored. */
    parentalControl: z.object({ ageLimit: z.number(), updatedAt: instant }).nullable(),
    /** Every answer that was ever given, the oldest first. */
    consentAnswers: z.array(
      z.object({
        fieldName: z.string(),
        answer: z.boolean(),
        /** The text that the person saw, with its language. */
        wording: z.unknown(),
        answeredAt: instant,
      }),
    ),
    /** Also sessions that ended in the last 30 days. */
    sessions: z.array(
      z.object({
        ...deviceSession.omit({ isCurrent: true }).shape,
        expiresAt: instant,
        /** When the session was signed out, or null. */
        endedAt: instant.nullable(),
      }),
    ),
    securityEvents: z.array(securityEvent),
    /** The mails of the last 30 days. The service deletes their content once they are sent. */
    mails: z.array(
      z.object({ template: z.string(), subject: z.string(), recipient: z.string(), createdAt: instant }),
    ),
  }),
  licences: z.array(
    z.object({
      licence: z.string(),
      from: instant,
      until: instant.nullable(),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
  watchlists: z.object({
    own: z.array(
      z.object({
        id: z.string(),
        profileId,
        name: z.string(),
        isOwnerShown: z.boolean(),
        createdAt: instant,
        updatedAt: instant,
        items: z.array(z.object({ id: z.string(), addedAt: instant })),
      }),
    ),
    /** Watchlists of others. */
    saved: z.array(z.object({ profileId, id: z.string(), savedAt: instant })),
  }),
  library: z.object({
    favourites: z.array(z.object({ profileId, title: exportedTitle, addedAt: instant })),
    /** The history of watched titles, the last watched first. Times are in seconds. */
    progress: z.array(
      z.object({
        profileId,
        title: exportedTitle,
        position: z.number(),
        duration: z.number(),
        isFinished: z.boolean(),
        updatedAt: instant,
      }),
    ),
  }),
  reviews: z.array(
    z.object({
      profileId,
      title: exportedTitle,
      rating: z.number(),
      text: z.string(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;
