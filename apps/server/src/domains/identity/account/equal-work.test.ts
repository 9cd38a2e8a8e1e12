// The time of a response must not reveal whether an address has an account. Times vary too much for a test, so it compares
// the work: the hashes of passwords and the queries to the database. Mails are written by a job after the response.
import { Piscina } from 'piscina';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listQueries } from '../../../../test/count-queries.ts';
import { password, startService, type TestService } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';

const known = 'known@example.com';
const unknown = 'nobody@example.com';
let service: TestService;

beforeAll(async () => {
  service = await startService();
  await service.signInNewAccount({ email: known });
});
afterAll(() => service.close());

/** Makes a call, and counts its work. */
async function measureWork(path: string, body?: object) {
  const runSpy = vi.spyOn(Piscina.prototype, 'run');
  try {
    let status = 0;
    const queries = await listQueries(async () => {
      ({ status } = await service.request(path, body ? { body } : {}));
    });
    const taskNames = runSpy.mock.calls.map(([, options]) => options?.name);
    // The delivery of events opens transactions of its own while a response is on its way.
    const statements = queries.filter((text) => !/^(begin|commit)$|pg_advisory_xact_lock/i.test(text));
    return { status, statements, taskNames };
  } finally {
    runSpy.mockRestore();
  }
}

test.each([
  [
    'a sign-in with a wrong password',
    '/api/v2/login',
    (id: string) => ({ id, secret: 'a wrong password' }),
    2,
  ],
  ['a sign-up', '/api/v2/user', (username: string) => ({ username, password, name: 'Ada' }), 2],
  ['a request for a new password', '/api/v2/reset-password/create', (id: string) => ({ id }), 0],
])('%s does the same work for a known and an unknown address', async (_name, path, createBody, taskCount) => {
  // The first call of a kind fills caches, such as the placeholder hash.
  await measureWork(path, createBody('first@example.com'));
  await service.waitForEvents();
  const work = await measureWork(path, createBody(known));
  await service.waitForEvents();
  expect(work.taskNames).toHaveLength(taskCount);
  expect(await measureWork(path, createBody(unknown))).toEqual(work);
});

test('a request for a magic link does the same work for a known and an unknown address', async () => {
  const createPath = (email: string) => `/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`;
  await measureWork(createPath('first@example.com'));
  const work = await measureWork(createPath(known));
  expect(work.status).toBe(204);
  expect(await measureWork(createPath(unknown))).toEqual(work);
});

test('no response waits until a mail is written', async () => {
  await service.request('/api/v2/reset-password/create', { body: { id: known } });
  expect(await tables(service.services.db).selectFrom('mail').select('id').execute()).toEqual([]);
  const jobs = await tables(service.services.db).selectFrom('job').select('payload').execute();
  expect(JSON.stringify(jobs)).toContain('resetPassword');
});
