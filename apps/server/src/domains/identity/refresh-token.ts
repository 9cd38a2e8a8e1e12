// Refresh tokens: 256 random bits, of which the database stores only hashes. A successor is stored encrypted
// with a key derived from its predecessor, so that only the holder of the predecessor can read it.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export function generateRefreshToken(): string {
  return randomBytes(32).toString('base64url');
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
