// Recovery codes replace the authenticator app when it is lost. Each works once, and the database stores only hashes.
import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;
const recoveryCodeCount = 10;

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => characters[randomInt(characters.length)]).join(''),
  );

/** `K7QXM-2RVPD`. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Returns the letters and digits of what a person has entered: a recovery code, or the code of an app. */
export const parseSecondFactorCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** A plain hash of a code that people can type could be reversed. */
export const hashRecoveryCode = (key: Uint8Array, accountId: number, code: string): Buffer =>
  createHmac('sha256', key).update(`${accountId} ${code}`).digest();
