import { expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkMigrationNumbers } from './migrations.ts';

test('checkMigrationNumbers reports the second migration with the same number', () => {
  const folder = 'apps/server/db/migrations';
  const root = createFileTree({
    [`${folder}/0001-first.sql`]: '',
    [`${folder}/0002-second.sql`]: '',
    [`${folder}/0002-third.sql`]: '',
  });
  expect(checkMigrationNumbers(root).map(({ file }) => file)).toEqual([`${folder}/0002-third.sql`]);
});
