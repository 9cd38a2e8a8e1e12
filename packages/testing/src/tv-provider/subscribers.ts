// Registration codes, and the subscribers who have signed in on devices with them.
import { randomBytes, randomUUID } from 'node:crypto';

export interface TvSubscriber {
  userId: string;
  /** The resources that the subscription contains. Default: `lantern`. */
  resources?: readonly string[];
}

interface Code {
  deviceId: string;
  isAuthenticated: boolean;
}

export interface Device {
  subscriber: TvSubscriber;
  /** The TV provider at which the subscriber has signed in. */
  mvpd: string;
  /** Milliseconds since 1970. */
  expires: number;
}

const defaultSeconds = 30 * 60;
export const maxSeconds = 36_000;
const deviceMs = 30 * 24 * 3_600_000;

export function createSubscribers() {
  const codes = new Map<string, Code>();
  const devices = new Map<string, Device>();
  return {
    createCode(deviceId: string, seconds = defaultSeconds) {
      const code = randomBytes(4).toString('hex').slice(0, 7).toUpperCase();
      codes.set(code, { deviceId, isAuthenticated: false });
      const generated = Date.now();
      return { id: randomUUID(), code, generated, expires: generated + seconds * 1_000 };
    },
    /** Returns false for an unknown code. */
    authenticate(code: string, mvpd: string, subscriber: TvSubscriber): boolean {
      const record = codes.get(code);
      if (!record) return false;
      record.isAuthenticated = true;
      // The clock of the services under test may be months ahead.
      const expires = Date.parse('2028-01-01T00:00:00Z') + deviceMs;
      devices.set(record.deviceId, { subscriber, mvpd, expires });
      return true;
    },
    isAuthenticated: (code: string): boolean => codes.get(code)?.isAuthenticated ?? false,
    findDevice: (deviceId: string): Device | undefined => devices.get(deviceId),
    forgetDevices: () => devices.clear(),
  };
}
