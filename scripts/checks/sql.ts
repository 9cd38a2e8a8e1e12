// Checks that SQL is only in `*.queries.ts`, and refers only to tables of its domain or tables that an
// earlier domain makes readable. Types check this for Kysely's builders; this check also reads the text of
// prepared queries.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

const domainFilePattern = /^apps\/server\/src\/domains\/([^/]+)\//;
const importedDomainPattern = /from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g;
/** platform/ and calls/ have no domain terms; they keep the SQL of their few tables beside their code. */
const checkedFilePattern = /^apps\/server\/src\/(?!platform\/|calls\/)/;
const testFilePattern = /\.test\.ts$/;
/** Calls that only files with SQL contain. */
const sqlPattern = /\bdefinePreparedQuery[<(]|\bsql[<`]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
const readPattern = /\b(?:from|join|using)\s+(?:lateral\s+|only\s+)?([a-z_]+)\b/gi;
const writePattern = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]+)\b/gi;
const commentPattern = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

interface TableRights {
  owned: ReadonlySet<string>;
  readable: ReadonlySet<string>;
}

/** Reports SQL outside query files, and queries that use tables outside their rights. */
export function checkSql(root: string): Issue[] {
  const files = listSourceFiles(root, /\.ts$/).filter(
    (file) => checkedFilePattern.test(file) && !testFilePattern.test(file),
  );
  const readWithoutComments = (file: string) =>
    readFileSync(join(root, file), 'utf8').replace(commentPattern, '');
  const rights = readTableRights(files, readWithoutComments);
  const everyTable = new Set([...rights.values()].flatMap(({ owned }) => [...owned]));
  return files.flatMap((file) => {
    const text = readWithoutComments(file);
    if (!file.endsWith('.queries.ts')) {
      return sqlPattern.test(text) ? [{ file, message: 'has SQL: move it into a *.queries.ts' }] : [];
    }
    const domain = domainFilePattern.exec(file)?.[1];
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
  readWithoutComments: (file: string) => string,
): Map<string, TableRights> {
  const filesByDomain = Map.groupBy(
    files.filter((file) => domainFilePattern.test(file)),
    (file) => domainFilePattern.exec(file)?.[1] ?? '',
  );
  const declarationsByDomain = new Map(
    files
      .filter((file) => file.endsWith('.tables.ts'))
      .map((file) => [basename(file, '.tables.ts'), readWithoutComments(file)] as const),
  );
  return new Map(
    [...filesByDomain].map(([domain, domainFiles]) => {
      const importedDomains = new Set(
        domainFiles.flatMap((file) =>
          [...readWithoutComments(file).matchAll(importedDomainPattern)].map(([, name = '']) => name),
        ),
      );
      const readable = [...importedDomains].flatMap((name) =>
        listReadableTables(declarationsByDomain.get(name) ?? ''),
      );
      return [
        domain,
        {
          owned: new Set(listOwnedTables(declarationsByDomain.get(domain) ?? '')),
          readable: new Set(readable),
        },
      ];
    }),
  );
}

function listOwnedTables(declaration: string): string[] {
  const [, body = ''] = /interface \w+Tables \{\n([\s\S]*?)\n\}/.exec(declaration) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function listReadableTables(declaration: string): string[] {
  const [, readableNames = ''] = /type Readable\w+ = Pick<\s*\w+,([^>]*)>/.exec(declaration) ?? [];
  return [...readableNames.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
