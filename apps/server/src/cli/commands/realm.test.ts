import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { applyRealm } from '../../main/apply-realm.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('applies the example of the documentation', async () => {
  const pageFile = fileURLToPath(new URL('../../../../../docs/reference/realm-file.md', import.meta.url));
  const [, text = ''] = /```json\n(.*?)```/s.exec(await readFile(pageFile, 'utf8')) ?? [];
  expect(await applyRealm(database.db, { text }, Temporal.Now.instant())).toMatchObject({
    ok: true,
    hasChanged: true,
    realm: { key: 'harbour', version: 1 },
  });
});
