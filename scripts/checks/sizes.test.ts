import { expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkFileLengths, checkFolderSizes, maxFileLines, maxFolderFiles } from './sizes.ts';

test('checkFileLengths reports a long file without a reason in its head', () => {
  const longText = 'x;\n'.repeat(maxFileLines + 1);
  const root = createFileTree({
    'packages/rules/src/long.ts': longText,
    'packages/rules/src/excused.ts': `// Long because it is one table.\n${longText}`,
    'packages/rules/src/short.ts': 'x;\n'.repeat(maxFileLines),
    'apps/server/db/migrations/0001-platform.sql': longText,
  });
  expect(checkFileLengths(root).map(({ file }) => file)).toEqual(['packages/rules/src/long.ts']);
});

test('checkFolderSizes reports a folder with too many source files', () => {
  const createFiles = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']));
  const root = createFileTree({
    ...createFiles('packages/rules/src/full', maxFolderFiles),
    ...createFiles('packages/rules/src/crowded', maxFolderFiles + 1),
    'packages/rules/src/full/inner/a.ts': '',
    'packages/rules/src/full/readme.md': '',
  });
  expect(checkFolderSizes(root).map(({ file }) => file)).toEqual(['packages/rules/src/crowded']);
});
