// Refresh tokens contain 256 random bits, and the database stores only their hashes. A token also contains its session
// and a signature, so that a used token is recognised after its row was deleted. A successor is stored encrypted with a
// key derived from its predecessor, so that only the holder of the predecessor can read it.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export interface RefreshTokens {
  issue(sessionId: string): string;
  /** Returns the public id of the session for which the token was issued; undefined for any other text. */
  readSessionId(token: string): string | undefined;
}

export function createRefreshTokens(key: Uint8Array): RefreshTokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue(sessionId) {
      const text = `${sessionId}.${randomBytes(32).toString('base64url')}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    readSessionId(token) {
      const [sessionId = '', randomBits = '', encodedSignature = ''] = token.split('.');
      const expectedSignature = sign(`${sessionId}.${randomBits}`);
      const signature = Buffer.from(encodedSignature, 'base64url');
      return signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
        ? sessionId
        : undefined;
    },
  };
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sealSuccessor(token: string, successor: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveSealingKey(token), nonce);
  const ciphertext = Buffer.concat([cipher.update(successor), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

export function unsealSuccessor(token: string, sealedSuccessor: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveSealingKey(token), sealedSuccessor.subarray(0, 12));
  decipher.setAuthTag(sealedSuccessor.subarray(12, 28));
  return Buffer.concat([decipher.update(sealedSuccessor.subarray(28)), decipher.final()]).toString();
}

function deriveSealingKey(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'refresh token successor', 32));
}
