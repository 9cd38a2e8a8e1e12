// Runs the project's own checks in `npm test`: boundaries, sizes, SQL, migrations, file URLs, retired words, labels, security guards.
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries.ts';
import { checkFileUrls } from './file-urls.ts';
import { checkGuards } from './guards.ts';
import { checkLabelTranslations } from './label-translations.ts';
import { checkLabelUse } from './label-use.ts';
import { checkMigrationNumbers } from './migrations.ts';
import { checkRetiredWords } from './retired-words.ts';
import { checkFileLengths, checkFolderSizes } from './sizes.ts';
import { checkSql } from './sql.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const issues = [
  ...(await checkBoundaries(root)),
  ...[
    checkFileLengths,
    checkFolderSizes,
    checkSql,
    checkMigrationNumbers,
    checkFileUrls,
    checkRetiredWords,
    checkLabelTranslations,
    checkLabelUse,
    checkGuards,
  ].flatMap((check) => check(root)),
];
for (const { file, message } of issues) console.error(`${file}: ${message}`);
console.log(
  issues.length === 0
    ? 'No issues in boundaries, sizes, SQL, migrations, file URLs, names, labels and guards.'
    : `${issues.length} issues`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
