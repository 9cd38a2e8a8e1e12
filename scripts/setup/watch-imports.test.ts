import { describe, expect, test } from 'vitest';
import { resolveInRoot } from './paths.mjs';
import { createReload } from './watch-imports.mjs';

const importedPath = resolveInRoot('packages/rules/src/index.ts');
const packageModule = resolveInRoot('packages/ui/src/index.ts');

describe('createReload', () => {
  test('restarts for files that the server imported, and for no others', () => {
    const reload = createReload();
    reload.onLaunch();
    reload.onMessage({ type: 'imported', file: importedPath });
    expect(reload.isRelevant(importedPath)).toBe(true);
    expect(reload.isRelevant(packageModule)).toBe(false);
  });

  test('restarts for migrations and labels, which the server reads', () => {
    const reload = createReload();
    expect(reload.isRelevant(resolveInRoot('apps/server/db/migrations/0001-platform.sql'))).toBe(true);
    expect(reload.isRelevant(resolveInRoot('packages/rules/src/a.json'))).toBe(false);
  });

  test('remembers the imports of the last server until the next one serves', () => {
    const reload = createReload();
    reload.onLaunch();
    reload.onMessage({ type: 'imported', file: importedPath });
    reload.onLaunch();
    expect(reload.isRelevant(importedPath)).toBe(true);
    reload.onMessage({ type: 'serving' });
    expect(reload.isRelevant(importedPath)).toBe(false);
  });

  test('restarts after a crash when any source file except a test changes', () => {
    const reload = createReload();
    reload.onLaunch();
    reload.onCrash();
    expect(reload.isRelevant(packageModule)).toBe(true);
    expect(reload.isRelevant(resolveInRoot('packages/ui/src/index.test.ts'))).toBe(false);
    reload.onLaunch();
    expect(reload.isRelevant(packageModule)).toBe(false);
  });
});
