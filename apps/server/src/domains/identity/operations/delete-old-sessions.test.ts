import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';
import { deleteOldSessions } from '../index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('deleteOldSessions deletes sessions that ended long ago and unused guests, and keeps accounts and active sessions', async () => {
  const { db } = service.services;
  const count = async (table: 'session' | 'profile' | 'account') =>
    Number(
      (
        await tables(db)
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  await service.signInGuest();
  await service.signInNewAccount();
  service.clock.advance({ days: 91 });
  const returningGuest = await service.signInGuest();
  expect(await deleteOldSessions(db, service.clock.now())).toBe(1);
  expect([await count('session'), await count('profile'), await count('account')]).toEqual([2, 3, 1]);
  service.clock.advance({ days: 130 });
  expect(await deleteOldSessions(db, service.clock.now())).toBe(1);
  expect([await count('session'), await count('profile')]).toEqual([1, 2]);
  const { body } = await service.request<{ refreshToken: string }>('/api/v2/token/refresh', {
    body: { refreshToken: returningGuest.refreshToken },
  });
  expect(body.refreshToken).toBeTruthy();
});
