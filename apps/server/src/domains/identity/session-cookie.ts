// The cookie that lets documents be rendered for the right person. It names the session and proves that we wrote it.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionCookie = 'matinee_session';

export function writeSessionCookie(key: Uint8Array, realm: string, sessionId: string): string {
  return `${sessionId}.${proofOf(key, realm, sessionId).toString('base64url')}`;
}

/** The session that the cookie names; undefined when it is not ours or of another realm. */
export function readSessionCookie(key: Uint8Array, realm: string, value: string): string | undefined {
  const [sessionId = '', proof = ''] = value.split('.', 2);
  const expected = proofOf(key, realm, sessionId);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : undefined;
}

function proofOf(key: Uint8Array, realm: string, sessionId: string): Buffer {
  return createHmac('sha256', key).update(`${realm} ${sessionId}`).digest();
}
