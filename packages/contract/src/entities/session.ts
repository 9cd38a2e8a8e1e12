// Users and tokens in responses.
import { profileAvatars } from '@matinee/rules';
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { preferences } from './account/account.ts';

export const sessionUser = z.object({
  id: z.string().nullable(),
  /** Country of the caller, ISO 3166-1 alpha-2, when known. */
  loc: z.string().nullable(),
  /** Role: USER or ADMIN; GUEST without an account. */
  rol: z.enum(['GUEST', 'USER', 'ADMIN']),
  isGuest: z.boolean(),
  /** Profile: its id and its type; for an account also its name and picture. */
  pro: z.object({
    id: z.string(),
    tp: z.enum(['adult', 'child']),
    name: z.string().optional(),
    avatar: z.enum(profileAvatars).optional(),
  }),
  name: z.string().optional(),
  email: z.string().optional(),
  /** The administrator who acts as the user. */
  impersonator: z.object({ name: z.string(), expiresAt: instant }).optional(),
  /** Absent until the profile saves preferences. */
  preferences: preferences.optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const tokens = z.object({
  /** Short-lived bearer token (JWT). */
  authorisationToken: z.string(),
  /** Opaque; works once and returns a new one. */
  refreshToken: z.string(),
  /** Seconds until the authorisation token ends. */
  expiresIn: z.number().int(),
  user: sessionUser,
  linkedAccounts: z.array(z.object({ provider: z.string() })),
  missingInformationStatus: z.enum(['NONE', 'REQUIRED']),
  /** The user in the authorisation token, parsed: equal to `user`. */
  parsedData: sessionUser,
  /** True while the account waits for the confirmation of its email address. */
  lacksConfirmation: z.boolean(),
});
export type Tokens = z.infer<typeof tokens>;
