// Sign-in on a television with the help of another device (the device authorization grant, RFC 8628).
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import { instant } from '../../fields/instant.ts';

const deviceCode = z.string().min(1).max(100);
/** The code that the person enters. Spaces, hyphens and the case of letters do not matter. */
const userCode = z.string().min(1).max(40);

export const requestDeviceCode = defineCall({
  method: 'POST',
  path: '/api/v2/device/code',
  tag: 'identity',
  auth: 'none',
  summary: 'Starts a sign-in on a television: returns the code that a person enters on another device.',
  response: z.object({
    /** Only for the television. */
    deviceCode: z.string(),
    /** `WDJB-MJHT`. */
    userCode: z.string(),
    verificationUri: z.string(),
    /** As `verificationUri`, with the code. */
    verificationUriComplete: z.string(),
    /** `verificationUriComplete` as a QR code: a `data:` URI of an SVG image. */
    qrCodeUri: z.string(),
    /** Seconds until the code expires. */
    expiresIn: z.number().int(),
    /** Seconds between two requests of the state. */
    interval: z.number().int(),
  }),
  errors: ['unknownRealm'],
});

export const getDeviceCodeState = defineCall({
  method: 'POST',
  path: '/api/v2/device/state',
  tag: 'identity',
  auth: 'none',
  summary: 'Returns whether the person has approved the sign-in of the television.',
  body: z.strictObject({ deviceCode }),
  response: z.object({ state: z.enum(['waiting', 'approved', 'refused', 'expired']) }),
  errors: ['unknownRealm'],
});

export const signInWithDeviceCode = defineCall({
  method: 'POST',
  path: '/api/v2/device/token',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Signs the television in, once, after the person has approved. With a guest token, the progress of the guest moves to the account.',
  body: z.strictObject({ deviceCode }),
  response: tokens,
  errors: ['unknownRealm', 'deviceCodeNotApproved', 'adultProfileRequired', 'secondFactorRequired'],
});

export const findDeviceRequest = defineCall({
  method: 'POST',
  path: '/api/v2/device/request',
  tag: 'identity',
  auth: 'user',
  summary: 'Returns which television has shown a code, so that the person can recognise it.',
  body: z.strictObject({ userCode }),
  response: z.object({
    /** `WDJB-MJHT`. */
    userCode: z.string(),
    /** Browser and operating system, such as `Chrome, Tizen`; empty if unknown. */
    deviceName: z.string(),
    /** The IP address of the television. */
    address: z.string(),
    /** Whether the television and the caller are in the same network. */
    isSameNetwork: z.boolean(),
    requestedAt: instant,
  }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'unknownDeviceCode', 'adultProfileRequired'],
});

export const resolveDeviceRequest = defineCall({
  method: 'POST',
  path: '/api/v2/device/approval',
  tag: 'identity',
  auth: 'user',
  status: 204,
  summary: 'Approves or refuses the sign-in of a television with the account of the caller.',
  body: z.strictObject({ userCode, isApproved: z.boolean() }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'unknownDeviceCode', 'adultProfileRequired'],
});
