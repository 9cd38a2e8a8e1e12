// Checks that SQL is only in `*.queries.ts`, and refers only to tables of its domain or tables that an
// earlier domain makes readable. Types check this for Kysely's builders; this check also reads the text of
// prepared queries.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

const domainFile = /^apps\/server\/src\/domains\/([^/]+)\//;
const importedDomain = /from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g;
/** platform/ and calls/ have no domain terms; they keep the SQL of their few tables beside their code. */
const checkedFile = /^apps\/server\/src\/(?!platform\/|calls\/)/;
const tests = /\.test\.ts$/;
/** Imports that only files with SQL need. */
const buildsSql = /\bdefinePreparedQuery[<(]|\bsql[<`]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
const readPattern = /\b(?:from|join|using)\s+(?:lateral\s+|only\s+)?([a-z_]+)\b/gi;
const writePattern = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]+)\b/gi;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

interface TableRights {
  owned: ReadonlySet<string>;
  readable: ReadonlySet<string>;
}

/** Reports SQL outside query files, and queries that use tables outside their rights. */
export function checkSql(root: string): Issue[] {
  const files = listSourceFiles(root, /\.ts$/).filter((file) => checkedFile.test(file) && !tests.test(file));
  const readText = (file: string) => readFileSync(join(root, file), 'utf8').replace(comments, '');
  const rights = readTableRights(files, readText);
  const everyTable = new Set([...rights.values()].flatMap(({ owned }) => [...owned]));
  return files.flatMap((file) => {
    const text = readText(file);
    if (!file.endsWith('.queries.ts')) {
      return buildsSql.test(text) ? [{ file, message: 'has SQL: move it into a *.queries.ts' }] : [];
    }
    const domain = domainFile.exec(file)?.[1];
    const { owned, readable } = rights.get(domain ?? '') ?? { owned: new Set(), readable: new Set() };
    const listKnownTables = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, table = '']) => (everyTable.has(table) ? [table] : []));
    const forbiddenReads = listKnownTables(readPattern).filter(
      (table) => !owned.has(table) && !readable.has(table),
    );
    const forbiddenWrites = listKnownTables(writePattern).filter((table) => !owned.has(table));
    return [
      ...[...new Set(forbiddenReads)].map((table) => ({
        file,
        message: `reads the table ${table}, which this domain may not access`,
      })),
      ...[...new Set(forbiddenWrites)].map((table) => ({
        file,
        message: `writes the table ${table} of another domain`,
      })),
    ];
  });
}

/**
 * Returns the tables that each domain declares in `NAME.tables.ts`, and those that it may read from imported
 * domains.
 */
function readTableRights(
  files: readonly string[],
  readText: (file: string) => string,
): Map<string, TableRights> {
  const byDomain = Map.groupBy(
    files.filter((file) => domainFile.test(file)),
    (file) => domainFile.exec(file)?.[1] ?? '',
  );
  const tablesByDomain = new Map(
    files
      .filter((file) => file.endsWith('.tables.ts'))
      .map((file) => [basename(file, '.tables.ts'), readText(file)] as const),
  );
  return new Map(
    [...byDomain].map(([domain, domainFiles]) => {
      const importedDomains = new Set(
        domainFiles.flatMap((file) =>
          [...readText(file).matchAll(importedDomain)].map(([, name = '']) => name),
        ),
      );
      const readable = [...importedDomains].flatMap((name) =>
        listReadableTables(tablesByDomain.get(name) ?? ''),
      );
      return [
        domain,
        { owned: new Set(listOwnTables(tablesByDomain.get(domain) ?? '')), readable: new Set(readable) },
      ];
    }),
  );
}

function listOwnTables(declaration: string): string[] {
  const [, body = ''] = /interface \w+Tables \{\n([\s\S]*?)\n\}/.exec(declaration) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function listReadableTables(declaration: string): string[] {
  const [, readableNames = ''] = /type Readable\w+ = Pick<\s*\w+,([^>]*)>/.exec(declaration) ?? [];
  return [...readableNames.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
