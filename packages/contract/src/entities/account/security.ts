// The devices on which an account is signed in, and the events that concern its security.
import { z } from 'zod';
import { instant } from '../../fields/instant.ts';

/** How the person signed in. */
const signInMethod = z.enum([
  'password',
  'signUp',
  'magicLink',
  'provider',
  'passkey',
  'deviceCode',
  'impersonation',
]);
export type SignInMethod = z.infer<typeof signInMethod>;

export const deviceSession = z.object({
  id: z.string(),
  /** Browser and operating system, such as `Firefox, Linux`; empty if unknown. */
  name: z.string(),
  /** Null for sign-ins with an earlier version of the service, which did not record it. */
  method: signInMethod.nullable(),
  signedInAt: instant,
  /** When the device last refreshed its tokens, which it does every few minutes while somebody uses it. */
  lastUsedAt: instant,
  /** Whether this device makes the call. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const securityEvent = z.object({
  kind: z.enum([
    'signedIn',
    'deviceSignedOut',
    'signedOutEverywhere',
    'passwordChanged',
    'passwordReset',
    'emailConfirmed',
    'roleChanged',
    'refreshTokenReused',
    'providerLinked',
    'providerUnlinked',
    'parentalControlChanged',
    'passkeyAdded',
    'passkeyRemoved',
    'impersonationEnded',
    'totpAdded',
    'totpRemoved',
    'recoveryCodeUsed',
  ]),
  /** Of a sign-in. */
  method: signInMethod.nullable(),
  /** The device that caused the event; for `deviceSignedOut` the device that was signed out. Empty if unknown. */
  deviceName: z.string(),
  /** The administrator who acted as the person; null if the person caused the event. */
  actorName: z.string().nullable(),
  occurredAt: instant,
});
export type SecurityEvent = z.infer<typeof securityEvent>;
