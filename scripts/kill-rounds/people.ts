// People who sign up all the while. What was promised to them is remembered here and asked for later.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';

interface Person {
  email: string;
  password: string;
  /** The same for every attempt of this person. */
  attemptKey: string;
  /** The id that the first acknowledged sign-up gave. */
  id: string | undefined;
}

export interface People {
  start(): void;
  stop(): Promise<void>;
  count(): number;
  /** Faults found: acknowledged sign-ups that cannot sign in, or that became somebody else. */
  check(onlyLast?: number): Promise<string[]>;
}

const from = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

const idOf = (body: Record<string, unknown>) => (body.user as { id?: string } | undefined)?.id;

export function createPeople(service: Service): People {
  const acknowledged: Person[] = [];
  const faults: string[] = [];
  let running = false;
  let loop = Promise.resolve();

  async function signUp(person: Person): Promise<boolean> {
    const { email, password, attemptKey } = person;
    const answer = await service.call('POST', '/api/v2/user', {
      body: { username: email, password, name: 'Somebody' },
      headers: { ...from(), 'idempotency-key': attemptKey },
    });
    if (answer?.status !== 201) {
      if (answer?.status === 409)
        faults.push(`${email}: an attempt that nobody acknowledged took the address`);
      return answer?.status === 409;
    }
    person.id = idOf(answer.body);
    acknowledged.push(person);
    return true;
  }

  async function live(): Promise<void> {
    while (running) {
      const password = `${randomUUID()} as password`;
      const email = `${randomUUID()}@example.com`;
      const person = { email, password, attemptKey: randomUUID(), id: undefined };
      // Somebody who got no answer tries again, until there is one.
      while (running && !(await signUp(person))) await sleep(100);
      await sleep(randomInt(50, 300));
    }
  }

  async function canSignIn({ email, password, id }: Person): Promise<string | undefined> {
    for (let round = 0; round < 20; round++) {
      const answer = await service.call('POST', '/api/v2/login', {
        body: { id: email, secret: password },
        headers: from(),
      });
      if (answer?.status === 200)
        return idOf(answer.body) === id ? undefined : `${email} is somebody else now`;
      if (answer && answer.status < 500)
        return `${email} was acknowledged and cannot sign in: ${answer.status}`;
      await sleep(250);
    }
    return `${email}: nobody answered the sign-in`;
  }

  return {
    start() {
      running = true;
      loop = live();
    },
    async stop() {
      running = false;
      await loop;
    },
    count: () => acknowledged.length,
    async check(onlyLast = acknowledged.length) {
      const found: string[] = faults.splice(0);
      for (const person of acknowledged.slice(-onlyLast)) {
        const fault = await canSignIn(person);
        if (fault) found.push(fault);
      }
      return found;
    },
  };
}
