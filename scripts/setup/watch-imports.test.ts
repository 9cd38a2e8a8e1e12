import { describe, expect, test } from 'vitest';
import { resolveInRoot } from './paths.mjs';
import { createImportWatcher } from './watch-imports.mjs';

const importedPath = resolveInRoot('packages/rules/src/index.ts');
const otherPath = resolveInRoot('packages/ui/src/index.ts');

describe('createImportWatcher', () => {
  test('restarts for files that the server imported, and for no others', () => {
    const watcher = createImportWatcher();
    watcher.onLaunch();
    watcher.onMessage({ type: 'imported', file: importedPath });
    expect(watcher.isRelevant(importedPath)).toBe(true);
    expect(watcher.isRelevant(otherPath)).toBe(false);
  });

  test('restarts for migrations, and not for JSON files of packages', () => {
    const watcher = createImportWatcher();
    expect(watcher.isRelevant(resolveInRoot('apps/server/db/migrations/0001-platform.sql'))).toBe(true);
    expect(watcher.isRelevant(resolveInRoot('packages/rules/src/a.json'))).toBe(false);
  });

  test('remembers the imports of the last server until the next one serves', () => {
    const watcher = createImportWatcher();
    watcher.onLaunch();
    watcher.onMessage({ type: 'imported', file: importedPath });
    watcher.onLaunch();
    expect(watcher.isRelevant(importedPath)).toBe(true);
    watcher.onMessage({ type: 'serving' });
    expect(watcher.isRelevant(importedPath)).toBe(false);
  });

  test('restarts after a crash when any source file except a test changes', () => {
    const watcher = createImportWatcher();
    watcher.onLaunch();
    watcher.onCrash();
    expect(watcher.isRelevant(otherPath)).toBe(true);
    expect(watcher.isRelevant(resolveInRoot('packages/ui/src/index.test.ts'))).toBe(false);
    watcher.onLaunch();
    expect(watcher.isRelevant(otherPath)).toBe(false);
  });
});
