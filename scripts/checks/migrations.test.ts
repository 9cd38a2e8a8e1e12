import { expect, test } from 'vitest';
import { checkMigrationNumbers } from './migrations.ts';
import { createTree } from './test-tree.ts';

test('checkMigrationNumbers reports the second migration with the same number', () => {
  const folder = 'apps/server/db/migrations';
  const root = createTree({
    [`${folder}/0001-first.sql`]: '',
    [`${folder}/0002-second.sql`]: '',
    [`${folder}/0002-third.sql`]: '',
  });
  expect(checkMigrationNumbers(root).map(({ file }) => file)).toEqual([`${folder}/0002-third.sql`]);
});
