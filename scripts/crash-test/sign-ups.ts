// Signs accounts up during the crash test, records which sign-ups the service acknowledged, and later checks that these
// accounts can sign in.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';

interface NewAccount {
  email: string;
  password: string;
  /** The same key for every attempt to sign this account up. */
  idempotencyKey: string;
  /** Account id in the first acknowledged response. */
  id: string | undefined;
}

export interface SignUpRunner {
  /** Starts signing accounts up, one after another, until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Number of acknowledged sign-ups. */
  count(): number;
  /**
   * Returns the conflicts since the last check, and the errors of the last `limit` acknowledged sign-ups, or all:
   * sign-ins that fail or return another id.
   */
  check(limit?: number): Promise<string[]>;
}

/** Rate limits count per IP address, so each call sends a different one. */
const createAddressHeader = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

const readUserId = (body: Record<string, unknown>) => (body.user as { id?: string } | undefined)?.id;

export function createSignUpRunner(service: Service): SignUpRunner {
  const acknowledgedAccounts: NewAccount[] = [];
  const conflicts: string[] = [];
  let isRunning = false;
  let loop = Promise.resolve();

  async function signUp(account: NewAccount): Promise<boolean> {
    const { email, password, idempotencyKey } = account;
    const response = await service.call('POST', '/api/v2/user', {
      body: { username: email, password, name: 'Somebody' },
      headers: { ...createAddressHeader(), 'idempotency-key': idempotencyKey },
    });
    if (response?.status !== 201) {
      if (response?.status === 409)
        conflicts.push(`${email}: an unacknowledged attempt took the email address`);
      return response?.status === 409;
    }
    account.id = readUserId(response.body);
    acknowledgedAccounts.push(account);
    return true;
  }

  async function run(): Promise<void> {
    while (isRunning) {
      const password = `${randomUUID()} as password`;
      const email = `${randomUUID()}@example.com`;
      const account = { email, password, idempotencyKey: randomUUID(), id: undefined };
      // Without a response, or after one other than 201 and 409, the client retries with the same key.
      while (isRunning && !(await signUp(account))) await sleep(100);
      await sleep(randomInt(50, 300));
    }
  }

  return {
    start() {
      isRunning = true;
      loop = run();
    },
    async stop() {
      isRunning = false;
      await loop;
    },
    count: () => acknowledgedAccounts.length,
    async check(limit = acknowledgedAccounts.length) {
      const foundErrors: string[] = conflicts.splice(0);
      for (const account of acknowledgedAccounts.slice(-limit)) {
        const error = await findSignInError(service, account);
        if (error) foundErrors.push(error);
      }
      return foundErrors;
    },
  };
}

/** Signs an account in, with retries while the service is down; returns the error. */
async function findSignInError(
  service: Service,
  { email, password, id }: NewAccount,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await service.call('POST', '/api/v2/login', {
      body: { id: email, secret: password },
      headers: createAddressHeader(),
    });
    if (response?.status === 200) {
      return readUserId(response.body) === id ? undefined : `${email} has another id now`;
    }
    if (response && response.status < 500) {
      return `${email} was acknowledged and cannot sign in: ${response.status}`;
    }
    await sleep(250);
  }
  return `${email}: the sign-in got no response, or only server errors`;
}
