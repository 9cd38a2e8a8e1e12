import { expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkSql } from './sql.ts';

const domains = 'apps/server/src/domains';
const tableFiles = {
  [`${domains}/titles/titles.tables.ts`]: `export interface TitlesTables {
  content: { id: number };
  trailer: { id: number };
}
export type ReadableTitles = Pick<TitlesTables, 'content'>;
export const tables = createTableAccess<TitlesTables>();
`,
  [`${domains}/library/library.tables.ts`]: `import type { ReadableTitles } from '../titles/index.ts';
export interface LibraryTables {
  favourite: { id: number };
}
export const tables = createTableAccess<LibraryTables, ReadableTitles>();
`,
};

test('checkSql reports SQL outside *.queries.ts', () => {
  const root = createFileTree({
    ...tableFiles,
    [`${domains}/library/operations/add.ts`]: "tables(trx).insertInto('favourite');",
    'apps/server/src/main/start.ts': 'sql`select 1`;',
    [`${domains}/library/library.test.ts`]: "tables(trx).insertInto('favourite');",
    'apps/server/src/platform/jobs/enqueue.ts': "tables(trx).insertInto('job');",
  });
  expect(checkSql(root).map(({ file }) => file)).toEqual([
    `${domains}/library/operations/add.ts`,
    'apps/server/src/main/start.ts',
  ]);
});

test('checkSql accepts tables of the domain and readable tables of an earlier domain', () => {
  const root = createFileTree({
    ...tableFiles,
    [`${domains}/library/library.queries.ts`]:
      'definePreparedQuery(`select from favourite f join content c on true`); definePreparedQuery(`delete from favourite`);',
  });
  expect(checkSql(root)).toEqual([]);
});

test.each([
  ['select from trailer', 'reads the table trailer, which this domain may not access'],
  ['insert into content (id) values (1)', 'writes the table content of another domain'],
  ['update content set id = 1', 'writes the table content of another domain'],
])('checkSql reports a table that a prepared query may not use: %s', (text, message) => {
  const file = `${domains}/library/library.queries.ts`;
  const root = createFileTree({ ...tableFiles, [file]: `definePreparedQuery(\`${text}\`);` });
  expect(checkSql(root)).toEqual([{ file, message }]);
});
