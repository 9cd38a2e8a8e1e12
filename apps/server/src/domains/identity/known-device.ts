// The cookie of a browser in which an account has signed in. Password guesses from other browsers do not delay
// sign-ins in this one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { nanoid } from 'nanoid';
import type { CallContext } from '../../calls/index.ts';

const deviceCookieName = 'matinee_device';
/** Accounts of one household that share a browser. */
const maxAccounts = 5;
const maxAge = 365 * 24 * 3600;

export interface KnownDevices {
  /** The device of the request if this account has signed in on it; null otherwise. */
  find(ctx: CallContext, accountKey: string): string | null;
  /** Sets the cookie for an account that has just signed in. */
  remember(ctx: CallContext, accountKey: string): void;
}

/** @param key signs the cookie: `<device>.<signature of an account>.<…>` */
export function createKnownDevices(key: Uint8Array): KnownDevices {
  const sign = (device: string, accountKey: string) =>
    createHmac('sha256', key).update(`${device} ${accountKey}`).digest('base64url');

  function readDeviceCookie({ request }: CallContext) {
    const [device = '', ...signatures] = request?.readCookie(deviceCookieName)?.split('.') ?? [];
    return { device, signatures };
  }

  return {
    find(ctx, accountKey) {
      const { device, signatures } = readDeviceCookie(ctx);
      const expected = sign(device, accountKey);
      return signatures.some((signature) => isEqual(signature, expected)) ? device : null;
    },
    remember(ctx, accountKey) {
      const cookie = readDeviceCookie(ctx);
      const device = cookie.device === '' ? nanoid() : cookie.device;
      const signature = sign(device, accountKey);
      const otherSignatures = cookie.signatures.filter((other) => !isEqual(other, signature));
      const value = [device, signature, ...otherSignatures.slice(0, maxAccounts - 1)].join('.');
      ctx.responseCookies.setCookie(deviceCookieName, value, { maxAge });
    },
  };
}

function isEqual(signature: string, expected: string): boolean {
  const [bytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expected)];
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}
