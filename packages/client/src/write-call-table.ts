// Writes call-table.ts. Run `node src/write-call-table.ts` in packages/client after a change of the contract.
import { writeFileSync } from 'node:fs';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';

const quote = (text: string) => `'${text}'`;

const rows = Object.entries(deriveCallTable()).map(([name, row]) => {
  const parts = [`method: ${quote(row.method)}`, `path: ${quote(row.path)}`, `auth: ${quote(row.auth)}`];
  if (row.tokens) parts.push('tokens: true');
  return `  ${name}: { ${parts.join(', ')} },`;
});

const source = `// Written by write-call-table.ts from the contract; a test compares the two.
import type { CallTable, RetryCodes } from './call-row.ts';

export const callTable = {
${rows.join('\n')}
} as const satisfies CallTable;

export const retryCodes: RetryCodes = [${deriveRetryCodes().map(quote).join(', ')}];
`;

writeFileSync(new URL('./call-table.ts', import.meta.url), source);
