import { expect, test } from 'vitest';
import type { Guard } from '../mutate/guard.ts';
import { createFileTree } from './create-file-tree.ts';
import { findGuardIssues } from './guards.ts';

const guard: Guard = {
  id: 'limit',
  threat: 'Anybody could guess.',
  file: 'apps/limit.ts',
  from: 'max: 10',
  to: 'max: 10_000',
  test: { file: 'apps/limit.test.ts', title: 'refuses' },
};
const files = { 'apps/limit.ts': 'const limit = { max: 10 };', 'apps/limit.test.ts': "test('refuses', f);" };

test('findGuardIssues accepts a guard that is in its file once, with its test', () => {
  expect(findGuardIssues(createFileTree(files), [guard])).toEqual([]);
});

test.each([
  ['is not in its file', { ...files, 'apps/limit.ts': '' }, [guard], 'occurs 0 times'],
  ['is in its file twice', { ...files, 'apps/limit.ts': 'max: 10, max: 10' }, [guard], 'occurs 2 times'],
  [
    'has no test',
    { ...files, 'apps/limit.test.ts': "test('accepts', f);" },
    [guard],
    'has no test "refuses"',
  ],
  ['is not changed', files, [{ ...guard, to: guard.from }], 'is not changed'],
  ['is listed twice', files, [guard, guard], 'is listed twice'],
])('findGuardIssues reports a guard that %s', (_case, tree, guards, message) => {
  const messages = findGuardIssues(createFileTree(tree), guards).map((issue) => issue.message);
  expect(messages).toEqual([expect.stringContaining(message)]);
});
