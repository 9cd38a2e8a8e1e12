// Passkeys, in the JSON forms of the Web Authentication specification (Level 3).
import { z } from 'zod';
import { instant } from '../../fields/instant.ts';

/** Bytes as base64url without padding. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]+$/);

const credentialId = bytes(1_400);
const clientData = bytes(4_000);
const transports = z.array(z.string().max(30)).max(10);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  /** Null until the first sign-in. */
  lastUsedAt: instant.nullable(),
  /** Whether a password manager keeps copies of the passkey on other devices. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyName = z.string().trim().min(1).max(60);

/** The argument of `navigator.credentials.create()`. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** The argument of `navigator.credentials.get()`. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** Browsers return more fields, which the server ignores. */
const credentialFields = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** The result of `navigator.credentials.create()`. */
export const createdPasskeyCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
});
export type CreatedPasskeyCredential = z.infer<typeof createdPasskeyCredential>;

/** The result of `navigator.credentials.get()`. */
export const passkeyAssertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(100),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
