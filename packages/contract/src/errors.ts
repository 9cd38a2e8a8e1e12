// All errors of calls: code, status and whether a retry can help. Apps show a text for the code in the
// viewer's language.
import { z } from 'zod';

interface ErrorDefinition {
  status: number;
  /** True when the same call may succeed later without a change. */
  retryable: boolean;
  /** One sentence for developers, used in `messages` when the server has nothing more specific. */
  summary: string;
}

export const errorTable = {
  badRequest: { status: 400, retryable: false, summary: 'The request does not fit the contract.' },
  emptyInputs: { status: 400, retryable: false, summary: 'Every field is empty.' },
  weakPassword: {
    status: 400,
    retryable: false,
    summary: 'The password is too short or too easy to guess; `params.reason` tells which.',
  },
  invalidEmail: { status: 400, retryable: false, summary: 'The email address is not well-formed.' },
  invalidFields: {
    status: 400,
    retryable: false,
    summary:
      'Fields are missing or invalid; `params.fields` lists them with the keys of labels that explain the issues.',
  },
  deviceCodeNotApproved: {
    status: 400,
    retryable: false,
    summary: 'Nobody has approved the sign-in of the television, or its code is used or expired.',
  },
  unknownDeviceCode: {
    status: 404,
    retryable: false,
    summary: 'The code of the television is unknown, answered or expired.',
  },
  tvProviderRejected: {
    status: 400,
    retryable: false,
    summary: 'The service for TV providers refuses the registration or the request.',
  },
  requiredConsent: { status: 400, retryable: false, summary: 'A required consent was not given.' },
  unauthorised: { status: 401, retryable: false, summary: 'A valid access token is required.' },
  failedAuthentication: { status: 401, retryable: false, summary: 'The id or the secret is wrong.' },
  failedToMagicLogin: {
    status: 401,
    retryable: false,
    summary: 'The token of the magic link is unknown, used or expired.',
  },
  invalidCurrentCredentials: { status: 403, retryable: false, summary: 'The current password is wrong.' },
  recentSignInRequired: {
    status: 403,
    retryable: false,
    summary:
      'The person must sign in again or confirm their identity; `params.method` tells how this account can.',
  },
  confirmationMismatch: {
    status: 400,
    retryable: false,
    summary: 'The typed confirmation is not the email address or the name of the account.',
  },
  invalidToken: {
    status: 404,
    retryable: false,
    summary: 'The token of the mail is unknown, used or expired.',
  },
  invalidRefreshToken: {
    status: 401,
    retryable: false,
    summary: 'The refresh token is unknown, expired or revoked.',
  },
  failedProviderSignIn: {
    status: 401,
    retryable: false,
    summary: 'The sign-in provider does not confirm the sign-in, or its state is unknown, used or expired.',
  },
  failedPasskeySignIn: {
    status: 401,
    retryable: false,
    summary: 'The passkey is unknown, or its challenge or signature is not valid.',
  },
  secondFactorRequired: {
    status: 403,
    retryable: false,
    summary:
      'The account has a second factor: complete the sign-in with `signInWithSecondFactor` and `params.pendingToken`.',
  },
  invalidPendingSignIn: {
    status: 401,
    retryable: false,
    summary: 'The pending sign-in is unknown, used or expired, or had too many wrong codes: sign in again.',
  },
  wrongSecondFactorCode: {
    status: 403,
    retryable: false,
    summary: 'The code is wrong or was used before.',
  },
  totpNotOffered: {
    status: 409,
    retryable: false,
    summary: 'Only accounts with the role ADMIN can add an authenticator app.',
  },
  totpAlreadyAdded: {
    status: 409,
    retryable: false,
    summary: 'The account has an authenticator app already; remove it first.',
  },
  emailNotConfirmed: {
    status: 403,
    retryable: false,
    summary: 'The email address of the account must be confirmed first.',
  },
  invalidImpersonationToken: {
    status: 401,
    retryable: false,
    summary: 'The link for acting as a viewer is unknown, expired or used.',
  },
  notWhileImpersonating: {
    status: 403,
    retryable: false,
    summary: 'An administrator who acts as a viewer cannot do this.',
  },
  invalidPasskey: {
    status: 400,
    retryable: false,
    summary: 'The passkey does not fit its options, or belongs to an account already.',
  },
  appCheckFailed: {
    status: 403,
    retryable: false,
    summary: 'The identity service does not accept the App Check token.',
  },
  blockedByFunction: {
    status: 403,
    retryable: false,
    summary:
      'A blocking function of the identity service has refused the person; `params.message` is its message.',
  },
  forbidden: {
    status: 403,
    retryable: false,
    summary:
      'The token is valid, but its guest or account has no permission for this call; `params.requiredRole` is the role that has it.',
  },
  adultProfileRequired: {
    status: 403,
    retryable: false,
    summary: 'A child profile has no permission for this call.',
  },
  kidPurchasePermissionDenied: {
    status: 403,
    retryable: false,
    summary: 'A child profile can neither sign up nor buy.',
  },
  signupGeoRestriction: {
    status: 403,
    retryable: false,
    summary: 'People in the country of the viewer cannot sign up.',
  },
  vpnErrorMessage: {
    status: 403,
    retryable: false,
    summary: 'The realm does not let viewers sign up through a VPN.',
  },
  pinRequired: { status: 403, retryable: false, summary: 'The call needs the PIN of parental control.' },
  wrongPin: { status: 403, retryable: false, summary: 'The PIN of parental control is wrong.' },
  accessDenied: { status: 403, retryable: false, summary: 'This title is not granted to this viewer.' },
  selfRegistrationOff: {
    status: 403,
    retryable: false,
    summary: 'This realm does not let people register themselves.',
  },
  notFound: { status: 404, retryable: false, summary: 'The realm has no item with this id.' },
  unknownRealm: {
    status: 404,
    retryable: false,
    summary: 'No realm has this host name or the key in the realm header.',
  },
  accountConflict: {
    status: 409,
    retryable: false,
    summary: 'The person at the sign-in provider cannot use this account; `params.reason` tells why.',
  },
  tvProviderNotConfirmed: {
    status: 412,
    retryable: false,
    summary: 'The TV provider has no valid sign-in for this registration code: start the sign-in again.',
  },
  unlinkingNotAllowed: {
    status: 403,
    retryable: false,
    summary: 'The realm does not allow disconnecting this provider.',
  },
  lastSignInMethod: {
    status: 409,
    retryable: false,
    summary: 'Nobody could sign in to the account without this method.',
  },
  lastAdultProfile: {
    status: 409,
    retryable: false,
    summary: 'An account has at least one adult profile.',
  },
  profileInUse: { status: 409, retryable: false, summary: 'The session of the call uses this profile.' },
  tooManyProfiles: { status: 409, retryable: false, summary: 'An account has at most 6 profiles.' },
  tooManyPasskeys: { status: 409, retryable: false, summary: 'An account has at most 20 passkeys.' },
  duplicatedItem: { status: 409, retryable: false, summary: 'The list has this title already.' },
  watchlistNameTooLong: {
    status: 400,
    retryable: false,
    summary: 'The name of a list has at most 60 characters.',
  },
  watchlistFull: { status: 409, retryable: false, summary: 'A list holds at most 5,000 titles.' },
  tooManyWatchlists: {
    status: 409,
    retryable: false,
    summary: 'A profile has at most 500 lists, including saved lists of other profiles.',
  },
  reviewTooLong: { status: 400, retryable: false, summary: 'A review has at most 2,000 characters.' },
  idempotencyKeyReused: {
    status: 422,
    retryable: false,
    summary: 'The Idempotency-Key was used before with another body.',
  },
  playbackUnavailable: { status: 409, retryable: false, summary: 'This title cannot be played online.' },
  notReady: { status: 425, retryable: true, summary: 'The title is still being prepared.' },
  invalidPath: {
    status: 400,
    retryable: false,
    summary: 'The path is not a readable file or folder that this realm may import.',
  },
  importTooLarge: {
    status: 400,
    retryable: false,
    summary: 'The folder has too many files or entries, or folders in too many levels.',
  },
  preconditionRequired: {
    status: 428,
    retryable: false,
    summary: 'A challenge must be solved, or the change confirmed, before the call is repeated.',
  },
  failedDependency: {
    status: 424,
    retryable: false,
    summary: 'A resource that this call depends on is incomplete.',
  },
  providerUnavailable: { status: 502, retryable: false, summary: 'The sign-in provider does not respond.' },
  failedToSend: { status: 502, retryable: false, summary: 'The mail could not be sent.' },
  tooManyRequests: { status: 429, retryable: true, summary: 'Too many requests; wait before you retry.' },
  internal: { status: 500, retryable: true, summary: 'Something went wrong on the server.' },
  overloaded: { status: 503, retryable: true, summary: 'The server is busy; retry later.' },
  diskFull: { status: 507, retryable: true, summary: 'The server has no disk space left.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as ErrorCode[];

/**
 * The shape of every error response. `params` contains what a message needs, for example the licences to buy;
 * `errorParams` describes them by code.
 */
export const errorResponse = z.object({
  code: z.string(),
  messages: z.array(z.string()),
  params: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
