// AES-256-GCM. The name of a secret is authenticated with its value, so that the value of one secret is not
// accepted for another.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export function encrypt(key: Uint8Array, name: string, value: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
  const ciphertext = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws when the value was encrypted with another key, or under another name */
export function decrypt(key: Uint8Array, name: string, encryptedValue: Buffer): Buffer {
  const nonce = encryptedValue.subarray(0, nonceLength);
  const tag = encryptedValue.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(encryptedValue.subarray(nonceLength + tagLength)), decipher.final()]);
}
