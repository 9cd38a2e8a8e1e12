// Generates call-table.ts and deferred-call-table.ts. Run `node src/write-call-tables.ts` in packages/client
// after a change of the contract.
import { writeFileSync } from 'node:fs';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';

const quote = (text: string) => `'${text}'`;

function formatTable(phase: 'initial' | 'deferred', name: string): string {
  const rows = Object.entries(deriveCallTable(phase)).map(([call, row]) => {
    const parts = [`method: ${quote(row.method)}`, `path: ${quote(row.path)}`, `auth: ${quote(row.auth)}`];
    if (row.isTokenPair) parts.push('tokens: true');
    return `  ${call}: { ${parts.join(', ')} },`;
  });
  return `export const ${name} = {\n${rows.join('\n')}\n} as const satisfies CallRows;\n`;
}

const head = '// Generated from the contract by write-call-tables.ts; a test compares the two.';
const retry = `export const retryCodes: RetryCodes = [${deriveRetryCodes().map(quote).join(', ')}];\n`;
const files = {
  'call-table.ts': [
    head,
    "import type { CallRows, RetryCodes } from './call-row.ts';",
    '',
    formatTable('initial', 'callTable'),
    retry,
  ],
  'deferred-call-table.ts': [
    head,
    "import type { CallRows } from './call-row.ts';",
    '',
    formatTable('deferred', 'deferredCallTable'),
  ],
};
for (const [file, lines] of Object.entries(files)) {
  writeFileSync(new URL(`./${file}`, import.meta.url), lines.join('\n'));
}
