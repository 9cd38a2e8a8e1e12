// Checks that no two migrations have the same number: the server refuses to start then.
import { basename } from 'node:path';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

const migrationPattern = /^apps\/server\/db\/migrations\/.*\.sql$/;

export function checkMigrationNumbers(root: string): Issue[] {
  const files = listSourceFiles(root, /\.sql$/).filter((file) => migrationPattern.test(file));
  const groups = Map.groupBy(files, (file) => basename(file).slice(0, 4));
  return [...groups].flatMap(([number, [, ...duplicates]]) =>
    duplicates.map((file) => ({ file, message: `the number ${number} belongs to another migration` })),
  );
}
