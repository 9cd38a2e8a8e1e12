import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { runMaintenance } from '../../main/maintenance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const password = 'an owl over the harbour';
const form = { username: 'stored@example.com', password, name: 'Stored', consentAnswers: [] };
const headers = { 'idempotency-key': 'b6f0c7de-6d2c-4e0b-9f6d-2b7b3f6f5a10' };

/** Returns all rows of all tables as text, bytes in hexadecimal digits. */
async function dumpTables(): Promise<Map<string, string>> {
  const { db } = service.services;
  const names = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
  `.execute(db);
  const dump = new Map<string, string>();
  for (const { name } of names.rows) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(name)} t`.execute(
      db,
    );
    dump.set(name, rows.map(({ text }) => text).join('\n'));
  }
  return dump;
}

const listFastHashes = (text: string) =>
  ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3-256', 'sha3-512'].flatMap((algorithm) => {
    const digest = createHash(algorithm).update(text).digest();
    return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
  });

test('a sign-up stores neither the password nor the Idempotency-Key nor a fast hash of the request', async () => {
  const { status } = await service.request('/api/v2/user', { body: form, headers });
  expect(status).toBe(201);
  await service.request('/api/v2/login', { body: { id: form.username, secret: password } });
  const forbidden = [
    password,
    headers['idempotency-key'],
    ...[password, JSON.stringify(form), headers['idempotency-key']].flatMap(listFastHashes),
  ];
  const dump = await dumpTables();
  expect(dump.get('idempotent_response')).toContain('signUp');
  for (const [table, text] of dump)
    expect([table, forbidden.filter((value) => text.includes(value))]).toEqual([table, []]);
});

test('maintenance deletes the stored response of a sign-up after a day', async () => {
  service.clock.advance({ hours: 23 });
  await runMaintenance(service.services);
  expect((await dumpTables()).get('idempotent_response')).toContain('signUp');
  service.clock.advance({ hours: 2 });
  await runMaintenance(service.services);
  expect((await dumpTables()).get('idempotent_response')).toBe('');
});
