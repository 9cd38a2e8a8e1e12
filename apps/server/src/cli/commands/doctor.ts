// `matinee doctor`: checks everything that the service needs. Exit code 0: all checks passed. It creates no database and
// applies no migration.
import { Command } from 'commander';
import { type Config, readConfig } from '../../main/config.ts';
import { createLog } from '../../platform/log/index.ts';
import {
  checkDisk,
  checkEncoders,
  checkNode,
  checkProgram,
  listImportDirResults,
  listIsolationResults,
} from '../doctor/machine-checks.ts';
import { type ExistingDatabase, openExistingDatabase } from '../doctor/open-existing-database.ts';
import { type Check, type CheckResult, runCheck } from '../doctor/run-check.ts';
import {
  checkDatabase,
  checkImports,
  checkJobs,
  checkMail,
  checkRealms,
  checkSchema,
  checkService,
  checkStorage,
} from '../doctor/service-checks.ts';

type NamedCheck = [name: string, check: Check];

async function runChecks(checks: readonly NamedCheck[]): Promise<boolean> {
  let hasPassed = true;
  for (const [name, check] of checks) hasPassed = (await runCheck(name, check)) && hasPassed;
  return hasPassed;
}

const listMachineChecks = (config: Config): NamedCheck[] => [
  ['Node', checkNode],
  ['ffmpeg', () => checkProgram(config.ffmpegPath)],
  ['ffprobe', () => checkProgram(config.ffprobePath)],
  ['Encoders', () => checkEncoders(config)],
  ['Disk', () => checkDisk(config)],
  ['Storage', () => checkStorage(config)],
  ['Mail', () => checkMail(config)],
  ['Service', () => checkService(config)],
];

async function runDatabaseChecks(config: Config): Promise<boolean> {
  let database: ExistingDatabase | undefined;
  const hasDatabasePassed = await runCheck('Database', async () => {
    database = await openExistingDatabase(config, createLog({ level: 'silent' }));
    return database ? checkDatabase(database.db) : 'the first start creates it';
  });
  const openedDatabase = database;
  if (!openedDatabase) return hasDatabasePassed;
  const { migrationConnectionConfig, db } = openedDatabase;
  try {
    let isMigrated = false;
    const hasSchemaPassed = await runCheck('Schema', async () => {
      const result = await checkSchema(migrationConnectionConfig);
      isMigrated = typeof result === 'string';
      return result;
    });
    if (!isMigrated) return hasDatabasePassed && hasSchemaPassed;
    const hasPassed = await runChecks([
      ['Realms', () => checkRealms(db)],
      ['Jobs', () => checkJobs(db)],
      ['Imports', () => checkImports(db)],
    ]);
    return hasDatabasePassed && hasPassed;
  } finally {
    await openedDatabase.close();
  }
}

const createChecks = (name: string, results: readonly CheckResult[]): NamedCheck[] =>
  results.map((result) => [name, () => result]);

export function createDoctorCommand(): Command {
  return new Command('doctor').description('Check everything that the service needs.').action(async () => {
    const config = readConfig();
    const isMachineReady = await runChecks([
      ...listMachineChecks(config),
      ...createChecks('Isolation', await listIsolationResults(config)),
      ...createChecks('Import folder', await listImportDirResults(config)),
    ]);
    const isDatabaseReady = await runDatabaseChecks(config);
    if (!isMachineReady || !isDatabaseReady) process.exitCode = 1;
  });
}
