import { expect, test } from 'vitest';
import { findTimeStep, presentTotpKey } from './totp-code.ts';

/** The secret and a code of RFC 6238, appendix B (SHA-1, the last six digits). */
const secret = Buffer.from('12345678901234567890');
const codes: readonly [second: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
];
const at = (second: number) => Temporal.Instant.fromEpochMilliseconds(second * 1000);

test.each(codes)('finds the time step of second %i for the code %s of RFC 6238', (second, code) => {
  expect(findTimeStep(secret, code, at(second))).toBe(Math.floor(second / 30));
});

test('accepts a code one time step early or late, and no further', () => {
  const now = 1_234_567_890;
  const step = Math.floor(now / 30);
  const find = (second: number) => findTimeStep(secret, '005924', at(second));
  expect([find(now - 30), find(now + 30)]).toEqual([step, step]);
  expect([find(now - 60), find(now + 60)]).toEqual([null, null]);
});

test('names the service and the account in the URI of the QR code', () => {
  const {
    uri,
    qrCodeUri,
    secret: base32,
  } = presentTotpKey(secret, {
    issuer: 'Lantern: TV',
    label: 'ada@example.com',
  });
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Lantern  TV:ada@example.com',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Lantern  TV',
    secret: base32,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(qrCodeUri).toMatch(/^data:image\/svg\+xml;base64,/);
});
