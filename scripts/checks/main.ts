// The checks of `npm test` that are our own.
import { fileURLToPath } from 'node:url';
import { fileLengths } from './file-lengths.ts';
import { importDirections } from './import-directions.ts';
import { labelLanguages } from './label-languages.ts';
import { labelUse } from './label-use.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const faults = [importDirections, fileLengths, labelLanguages, labelUse].flatMap((check) => check(root));
for (const { file, says } of faults) console.error(`${file}: ${says}`);
console.log(
  faults.length === 0 ? 'Imports, file lengths and labels are in order.' : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
