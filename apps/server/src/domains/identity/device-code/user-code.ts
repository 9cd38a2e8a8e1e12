// Codes that a person reads on a television and enters on another device: eight letters, without vowels, so that they form no
// words (RFC 8628, section 6.1).
import { createHmac, randomInt } from 'node:crypto';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;

export const createUserCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** `WDJB-MJHT`. */
export const formatUserCode = (userCode: string): string => `${userCode.slice(0, 4)}-${userCode.slice(4)}`;

/** Returns the letters of what a person has entered. */
export const parseUserCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** A plain hash of a code with so few values could be reversed. */
export const hashUserCode = (key: Uint8Array, userCode: string): Buffer =>
  createHmac('sha256', key).update(userCode).digest();
