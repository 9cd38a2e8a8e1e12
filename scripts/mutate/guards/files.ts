import type { Guard } from '../guard.ts';

const media = 'apps/server/src/domains/media';
const sources = `${media}/sources`;
const importGuardTest = `${sources}/import-guard.test.ts`;
const walkTest = `${sources}/find-sources.test.ts`;
const database = 'apps/server/src/platform/database';
const main = 'apps/server/src/main';
const embedded = `${database}/embedded`;
const rolesTest = `${embedded}/roles.test.ts`;
const secrets = 'apps/server/src/platform/secrets';

export const fileGuards: readonly Guard[] = [
  {
    id: 'import-folder',
    threat: 'An administrator of one realm could import any file of the machine.',
    file: `${sources}/import-guard.ts`,
    from: 'return isInAllowedDir && (await isOutsideDataDir(realPath));',
    to: 'return (isInAllowedDir || true) && (await isOutsideDataDir(realPath));',
    test: { file: importGuardTest, title: 'for a file that the guard does not allow' },
  },
  {
    id: 'import-spelling',
    threat:
      'Another spelling of a path, such as /proc/self/root, would reach files past the list of folders.',
    file: `${sources}/import-guard.ts`,
    from: '      if (!isNamedInAllowedDir) return undefined;\n',
    to: '      if (isNamedInAllowedDir === undefined) return undefined;\n',
    test: { file: importGuardTest, title: 'another spelling' },
  },
  {
    id: 'import-data-folder',
    threat: 'An import could read the secrets of the service and the media of other realms.',
    file: `${sources}/import-guard.ts`,
    from: 'if (!stats || isDataDir(stats)) return false;',
    to: 'if (!stats) return false;',
    test: { file: importGuardTest, title: 'which leads into DATA_DIR' },
  },
  {
    id: 'import-opened-file',
    threat: 'A link that replaces a file during an import would lead to any other file.',
    file: `${sources}/inspect-source.ts`,
    from: '!isExpectedFile || !(await guard.isAllowed(realPath))',
    to: '!isExpectedFile',
    test: { file: importGuardTest, title: 'a link replaced the file' },
  },
  {
    id: 'import-walk-links',
    threat: 'A link in an allowed folder would lead to files outside it.',
    file: `${sources}/find-sources.ts`,
    from: '(await stat(realPath)).isFile() && (await guard.isAllowed(realPath))',
    to: '(await stat(realPath)).isFile()',
    test: { file: walkTest, title: 'that the guard does not allow' },
  },
  {
    id: 'import-walk-files',
    threat: 'An import of a huge folder could fill the database.',
    file: `${sources}/find-sources.ts`,
    from: 'walk.files.length < limits.maxFiles',
    to: 'walk.files.length < limits.maxFiles * 1e9',
    test: { file: walkTest, title: 'when a folder exceeds' },
  },
  {
    id: 'import-walk-entries',
    threat: 'An import of a huge folder could fill the memory.',
    file: `${sources}/find-sources.ts`,
    from: 'walk.entryCount > walk.limits.maxEntries',
    to: 'walk.entryCount > walk.limits.maxEntries * 1e9',
    test: { file: walkTest, title: 'when a folder exceeds' },
  },
  {
    id: 'import-walk-depth',
    threat: 'An import of deeply nested folders could run without end.',
    file: `${sources}/find-sources.ts`,
    from: 'if (depth > limits.maxDepth)',
    to: 'if (depth > limits.maxDepth * 1e9)',
    test: { file: walkTest, title: 'when a folder exceeds' },
  },
  {
    id: 'import-realm-folders',
    threat: 'An administrator of one realm could import the files of another.',
    file: `${media}/media.routes.ts`,
    from: 'config.importDirs.get(realm.key) ?? []',
    to: '[...config.importDirs.values()].flat()',
    test: { file: `${media}/import.test.ts`, title: 'outside the folders of the realm' },
  },
  {
    id: 'import-no-folders',
    threat: 'Without a setting, administrators could import any file of the machine.',
    file: `${media}/media.routes.ts`,
    from: 'config.importDirs.get(realm.key) ?? []',
    to: "config.importDirs.get(realm.key) ?? 'anything'",
    test: { file: `${media}/import.test.ts`, title: 'names no folder for the realm' },
  },
  {
    id: 'import-job-path',
    threat: 'A link that replaces a folder before the job runs would lead to files outside the allowed ones.',
    file: `${media}/operations/source-file.ts`,
    from: '    source.path === path &&\n',
    to: '',
    test: { file: `${media}/queued-imports.test.ts`, title: 'a link replaced a folder' },
  },
  {
    id: 'sidecar-listed-links',
    threat: 'A link beside a film would lead to any text of the machine.',
    file: 'packages/media/src/probe/sidecars.ts',
    from: '    .filter((entry) => entry.isFile())\n',
    to: '',
    test: { file: 'packages/media/src/probe/source-readers.test.ts', title: 'does not follow links' },
  },
  {
    id: 'sidecar-opened-links',
    threat: 'A link that replaces subtitles during an import would lead to any text of the machine.',
    file: 'packages/media/src/encode/text.ts',
    from: ' | (constants.O_NOFOLLOW ?? 0)',
    to: '',
    test: { file: 'packages/media/src/encode/text.test.ts' },
  },
  {
    id: 'storage-key',
    threat: 'A key with relative segments would read or write outside the storage.',
    file: 'apps/server/src/platform/storage/key.ts',
    from: 'return keyPattern.test(key) && key.length <= 512;',
    to: 'return keyPattern !== undefined && key.length <= 512;',
    test: { file: 'apps/server/src/platform/storage/disk.test.ts' },
  },
  {
    id: 'database-role',
    threat:
      'An SQL injection would have the rights of a superuser of the database, which reads files and runs programs.',
    file: `${embedded}/roles.ts`,
    from: '`CREATE ROLE ${role} LOGIN`',
    to: '`CREATE ROLE ${role} LOGIN SUPERUSER`',
    test: { file: rolesTest, title: 'is refused' },
  },
  {
    id: 'database-privileges',
    threat: 'An SQL injection could empty tables at once.',
    file: `${database}/grant-privileges.ts`,
    from: "['SELECT', 'INSERT', 'UPDATE', 'DELETE']",
    to: "['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']",
    test: { file: rolesTest, title: 'is refused' },
  },
  {
    id: 'database-migration-history',
    threat: 'An SQL injection could prevent or repeat migrations.',
    file: `${database}/grant-privileges.ts`,
    from: ';\n     REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${grantee}',
    to: '',
    test: { file: rolesTest, title: 'is refused' },
  },
  {
    id: 'database-migration-role',
    threat:
      'The service could change the schema of an external database even though DATABASE_MIGRATION_URL names another role.',
    file: `${main}/open-platform.ts`,
    from: 'connectionConfig: { connectionString: databaseUrl },',
    to: 'connectionConfig: { connectionString: databaseMigrationUrl ?? databaseUrl },',
    test: { file: `${main}/open-platform.test.ts`, title: 'names the role that migrates' },
  },
  {
    id: 'database-peer',
    threat: 'Any process of the machine that reaches the socket could use the database.',
    file: `${embedded}/authentication.ts`,
    from: 'local   all       all   peer map=${mapName}',
    to: 'local   all       all   trust',
    test: { file: rolesTest, title: 'another user of the machine' },
  },
  {
    id: 'stored-secrets',
    threat: 'Whoever reads a backup of the database could sign tokens although SECRETS_KEY is set.',
    file: `${secrets}/secrets.ts`,
    from: 'if (!key) return { value, key_version: unencryptedVersion };',
    to: 'if (!key || value) return { value, key_version: unencryptedVersion };',
    test: { file: `${secrets}/secrets.test.ts`, title: 'encrypted' },
  },
];
