// The second factor of administrators: codes of an authenticator app (TOTP, RFC 6238), and recovery codes.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import { instant } from '../../fields/instant.ts';

/** A code of the authenticator app, or a recovery code. Spaces, hyphens and the case of letters do not matter. */
const code = z.string().min(1).max(40);

export const signInWithSecondFactor = defineCall({
  method: 'POST',
  path: '/api/v2/login/second-factor',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Completes a sign-in that was answered with `secondFactorRequired`. After five wrong codes, the person signs in again. With a guest token, the progress of the guest moves to the account.',
  body: z.strictObject({
    code,
    /** From the params of `secondFactorRequired`. Default: that of the cookie, which browsers have. */
    pendingToken: z.string().min(1).max(200).optional(),
  }),
  response: tokens,
  errors: ['unknownRealm', 'invalidPendingSignIn', 'wrongSecondFactorCode'],
});

export const getTotp = defineCall({
  method: 'GET',
  path: '/api/v2/user/totp',
  tag: 'account',
  auth: 'user',
  summary: 'Returns whether the account signs in with codes of an authenticator app.',
  response: z.object({
    /** Whether the account may add an authenticator app: it has the role ADMIN. */
    isAvailable: z.boolean(),
    /** Whether the account has no rights of an administrator until it has a second factor. */
    isMissing: z.boolean(),
    /** Null without an authenticator app. */
    addedAt: instant.nullable(),
    unusedRecoveryCodeCount: z.number().int(),
  }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'adultProfileRequired'],
});

export const startTotpEnrolment = defineCall({
  method: 'POST',
  path: '/api/v2/user/totp/enrolment',
  tag: 'account',
  auth: 'user',
  summary:
    'Creates the secret for an authenticator app. It is not asked for until `confirmTotpEnrolment`. The person must have signed in or confirmed their identity in the last 15 minutes.',
  response: z.object({
    /** Base32. */
    secret: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
    /** `uri` as a QR code: a `data:` URI of an SVG image. */
    qrCodeUri: z.string(),
  }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'recentSignInRequired',
    'emailNotConfirmed',
    'totpNotOffered',
    'totpAlreadyAdded',
  ],
});

export const confirmTotpEnrolment = defineCall({
  method: 'POST',
  path: '/api/v2/user/totp',
  tag: 'account',
  auth: 'user',
  summary:
    'Adds the authenticator app, proved by its first code, and signs out the other sessions of the account. The recovery codes are returned only here.',
  body: z.strictObject({ code }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'notFound',
    'recentSignInRequired',
    'emailNotConfirmed',
    'totpNotOffered',
    'totpAlreadyAdded',
    'wrongSecondFactorCode',
  ],
});

export const removeTotp = defineCall({
  method: 'POST',
  path: '/api/v2/user/totp/removal',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Removes the authenticator app and the recovery codes. The person must have signed in or confirmed their identity in the last 15 minutes, and enters a code.',
  body: z.strictObject({ code }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'notFound',
    'recentSignInRequired',
    'wrongSecondFactorCode',
  ],
});
