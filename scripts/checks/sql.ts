// SQL stands in `*.queries.ts` only, and names only tables of its domain and tables that an earlier domain lets it read.
// Types check this for Kysely's builders; this check also reads the text of prepared queries.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './issue.ts';
import { sourceFiles } from './source-files.ts';

const domainFile = /^apps\/server\/src\/domains\/([^/]+)\//;
const importedDomain = /from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g;
/** What has no terms of the product, platform/ and calls/, keeps the SQL of its few tables beside its code. */
const checkedFile = /^apps\/server\/src\/(?!platform\/|calls\/)/;
const tests = /\.test\.ts$/;
/** What only a file with SQL needs. */
const buildsSql = /\bprepared[<(]|\bsql[<`]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
const read = /\b(?:from|join|using)\s+(?:lateral\s+|only\s+)?([a-z_]+)\b/gi;
const written = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]+)\b/gi;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

interface TableRights {
  own: ReadonlySet<string>;
  readable: ReadonlySet<string>;
}

/** Reports SQL outside queries, and queries that name tables out of their reach. */
export function checkSql(root: string): Issue[] {
  const files = sourceFiles(root, /\.ts$/).filter((file) => checkedFile.test(file) && !tests.test(file));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(comments, '');
  const rights = rightsByDomain(files, textOf);
  const everyTable = new Set([...rights.values()].flatMap(({ own }) => [...own]));
  return files.flatMap((file) => {
    const text = textOf(file);
    if (!file.endsWith('.queries.ts')) {
      return buildsSql.test(text) ? [{ file, message: 'has SQL: move it into a *.queries.ts' }] : [];
    }
    const domain = domainFile.exec(file)?.[1];
    const { own, readable } = rights.get(domain ?? '') ?? { own: new Set(), readable: new Set() };
    const known = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, table = '']) => (everyTable.has(table) ? [table] : []));
    const unread = known(read).filter((table) => !own.has(table) && !readable.has(table));
    const unwritten = known(written).filter((table) => !own.has(table));
    return [
      ...[...new Set(unread)].map((table) => ({
        file,
        message: `reads the table ${table}, which is out of reach`,
      })),
      ...[...new Set(unwritten)].map((table) => ({
        file,
        message: `writes the table ${table} of another domain`,
      })),
    ];
  });
}

/** The tables that each domain declares in `NAME.tables.ts`, and those that the domains it imports let it read. */
function rightsByDomain(
  files: readonly string[],
  textOf: (file: string) => string,
): Map<string, TableRights> {
  const byDomain = Map.groupBy(
    files.filter((file) => domainFile.test(file)),
    (file) => domainFile.exec(file)?.[1] ?? '',
  );
  const declared = new Map(
    files
      .filter((file) => file.endsWith('.tables.ts'))
      .map((file) => [basename(file, '.tables.ts'), textOf(file)] as const),
  );
  return new Map(
    [...byDomain].map(([domain, inDomain]) => {
      const imported = new Set(
        inDomain.flatMap((file) => [...textOf(file).matchAll(importedDomain)].map(([, name = '']) => name)),
      );
      const readable = [...imported].flatMap((name) => readableTables(declared.get(name) ?? ''));
      return [domain, { own: new Set(ownTables(declared.get(domain) ?? '')), readable: new Set(readable) }];
    }),
  );
}

function ownTables(declaration: string): string[] {
  const [, body = ''] = /interface \w+Tables \{\n([\s\S]*?)\n\}/.exec(declaration) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function readableTables(declaration: string): string[] {
  const [, picked = ''] = /type Readable\w+ = Pick<\s*\w+,([^>]*)>/.exec(declaration) ?? [];
  return [...picked.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
