// Codes of authenticator apps (TOTP, RFC 6238): six digits that change every 30 seconds, with the values that all apps support.
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;
/** Time steps by which the clock of a phone may differ. */
const maxStepDifference = 1;
/** 160 bits, the length of the hash (RFC 4226, section 4). */
const secretLength = 20;

export const createTotpSecret = (): Buffer => Buffer.from(new Secret({ size: secretLength }).bytes);

function createTotp(secret: Buffer, { issuer, label }: { issuer?: string; label?: string } = {}): TOTP {
  const { buffer } = new Uint8Array(secret);
  // Authenticator apps separate the two by a colon.
  const withoutColons = (text = '') => text.replaceAll(':', ' ');
  return new TOTP({
    issuer: withoutColons(issuer),
    label: withoutColons(label),
    secret: new Secret({ buffer }),
    period: periodSeconds,
  });
}

/** Returns the time step that a code belongs to; null for a wrong code. */
export function findTimeStep(secret: Buffer, code: string, now: Temporal.Instant): number | null {
  const totp = createTotp(secret);
  const timestamp = now.epochMilliseconds;
  const difference = totp.validate({ token: code, timestamp, window: maxStepDifference });
  return difference === null ? null : totp.counter({ timestamp }) + difference;
}

export interface TotpKey {
  /** Base32. */
  secret: string;
  uri: string;
  /** `uri` as a QR code: a `data:` URI of an SVG image. */
  qrCodeUri: string;
}

/** @param names what the app shows: the service and the account */
export function presentTotpKey(secret: Buffer, names: { issuer: string; label: string }): TotpKey {
  const totp = createTotp(secret, names);
  const uri = totp.toString();
  const svg = renderSVG(uri, { border: 2 });
  return {
    secret: totp.secret.base32,
    uri,
    qrCodeUri: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}
