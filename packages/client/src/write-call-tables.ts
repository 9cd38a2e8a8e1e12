// Generates initial-call-table.ts and deferred-call-table.ts. Run `node src/write-call-tables.ts` in packages/client
// after a change of the contract.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';

const quote = (text: string) => `'${text}'`;

function formatTable(phase: 'initial' | 'deferred', name: string): string {
  const rows = Object.entries(deriveCallTable(phase)).map(([call, row]) => {
    const fields = Object.entries(row).map(
      ([field, value]) => `${field}: ${typeof value === 'string' ? quote(value) : value}`,
    );
    return `  ${call}: { ${fields.join(', ')} },`;
  });
  return `export const ${name} = {\n${rows.join('\n')}\n} as const satisfies CallRows;\n`;
}

const headerComment =
  '// Calls by name: initial-call-table.ts has those that pages start with, deferred-call-table.ts has all others.\n' +
  '// Generated from the contract by write-call-tables.ts; a test compares the tables with the contract.';
const retryCodesSource = `export const retryCodes: RetryCodes = [${deriveRetryCodes().map(quote).join(', ')}];\n`;
const linesByFile = {
  'initial-call-table.ts': [
    headerComment,
    "import type { CallRows, RetryCodes } from './call-row.ts';",
    '',
    formatTable('initial', 'initialCallTable'),
    retryCodesSource,
  ],
  'deferred-call-table.ts': [
    headerComment,
    "import type { CallRows } from './call-row.ts';",
    '',
    formatTable('deferred', 'deferredCallTable'),
  ],
};
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
for (const [file, lines] of Object.entries(linesByFile)) writeFileSync(resolvePath(file), lines.join('\n'));
const biome = resolvePath('../../../node_modules/.bin/biome');
execFileSync(biome, ['format', '--write', ...Object.keys(linesByFile).map(resolvePath)], {
  stdio: 'inherit',
});
