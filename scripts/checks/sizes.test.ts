import { expect, test } from 'vitest';
import { checkFileLengths, checkFolderSizes, maxFileLines, maxFolderFiles } from './sizes.ts';
import { createTree } from './test-tree.ts';

test('checkFileLengths reports a long file that gives no reason at its head', () => {
  const long = 'x;\n'.repeat(maxFileLines + 1);
  const root = createTree({
    'packages/rules/src/long.ts': long,
    'packages/rules/src/excused.ts': `// Long because it is one table.\n${long}`,
    'packages/rules/src/short.ts': 'x;\n'.repeat(maxFileLines),
    'apps/server/db/migrations/0001-platform.sql': long,
  });
  expect(checkFileLengths(root).map(({ file }) => file)).toEqual(['packages/rules/src/long.ts']);
});

test('checkFolderSizes reports a folder with too many source files of its own', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']));
  const root = createTree({
    ...files('packages/rules/src/full', maxFolderFiles),
    ...files('packages/rules/src/crowded', maxFolderFiles + 1),
    'packages/rules/src/full/inner/a.ts': '',
    'packages/rules/src/full/readme.md': '',
  });
  expect(checkFolderSizes(root).map(({ file }) => file)).toEqual(['packages/rules/src/crowded']);
});
