// The signed session cookie, with which the server renders documents for the guest or account of the session.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionCookieName = 'matinee_session';

export function createSessionCookieValue(key: Uint8Array, realmKey: string, sessionId: string): string {
  return `${sessionId}.${computeSignature(key, realmKey, sessionId).toString('base64url')}`;
}

/** Returns the public id of the session that the cookie names; undefined when the signature is not valid in this realm. */
export function readSessionCookie(key: Uint8Array, realmKey: string, value: string): string | undefined {
  const [sessionId = '', encodedSignature = ''] = value.split('.', 2);
  const expectedSignature = computeSignature(key, realmKey, sessionId);
  const signature = Buffer.from(encodedSignature, 'base64url');
  return signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
    ? sessionId
    : undefined;
}

function computeSignature(key: Uint8Array, realmKey: string, sessionId: string): Buffer {
  return createHmac('sha256', key).update(`${realmKey} ${sessionId}`).digest();
}
