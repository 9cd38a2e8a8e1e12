import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileTree } from '../checks/create-file-tree.ts';
import { replaceText, restoreFile } from './replace-text.ts';

function createFile(content: string) {
  const root = createFileTree({ 'limit.ts': content });
  const [file, backupPath] = [join(root, 'limit.ts'), join(root, 'backup', 'mutate.json')];
  return {
    file,
    backupPath,
    read: () => readFileSync(file, 'utf8'),
    change: { file, from: 'max: 10', to: 'max: 99' },
  };
}

test('restoreFile restores what replaceText has changed, also for a later process, and only once', () => {
  const { file, backupPath, read, change } = createFile('{ max: 10 }');
  replaceText(change, backupPath);
  expect(read()).toBe('{ max: 99 }');
  restoreFile(backupPath);
  expect([read(), existsSync(backupPath)]).toEqual(['{ max: 10 }', false]);
  writeFileSync(file, 'later');
  restoreFile(backupPath);
  expect(read()).toBe('later');
});

test('restoreFile keeps a file that somebody has edited since', () => {
  const { file, backupPath, read, change } = createFile('{ max: 10 }');
  replaceText(change, backupPath);
  writeFileSync(file, 'edited');
  restoreFile(backupPath);
  expect(read()).toBe('edited');
});

test.each(['{}', '{ max: 10, max: 10 }'])(
  'replaceText throws unless the text occurs exactly once in %s',
  (content) => {
    const { backupPath, read, change } = createFile(content);
    expect(() => replaceText(change, backupPath)).toThrow('does not occur once');
    expect(read()).toBe(content);
  },
);
