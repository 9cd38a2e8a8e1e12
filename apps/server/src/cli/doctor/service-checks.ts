// Checks of the database and its content, of the storage, and of the running service.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  countMediaJobsWithoutSpace,
  formatReason,
  selectFailedImportItems,
} from '../../domains/media/index.ts';
import { listRealms } from '../../domains/realm/index.ts';
import type { Config } from '../../main/config.ts';
import { migrationsDir } from '../../main/open-platform.ts';
import {
  type ConnectionConfig,
  connect,
  type Database,
  inspectDatabase,
  inspectRole,
  listMissingMigrations,
  requiredServerVersion,
} from '../../platform/database/index.ts';
import { countJobs, countLiveWorkers } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log/index.ts';
import { createMailTransport } from '../../platform/mail/index.ts';
import { createDiskStorage } from '../../platform/storage/index.ts';
import type { CheckResult } from './run-check.ts';

const maxListedFiles = 3;
const responseTimeoutMs = 2_000;

export async function checkDatabase(db: Database): Promise<string> {
  const { version, majorVersion, encoding, missingExtensions } = await inspectDatabase(db);
  if (majorVersion < requiredServerVersion)
    throw new Error(`PostgreSQL ${version} is too old: Matinee needs PostgreSQL ${requiredServerVersion}`);
  if (encoding !== 'UTF8') throw new Error(`the encoding of the database is ${encoding}, not UTF8`);
  if (missingExtensions.length > 0) {
    throw new Error(
      `the PostgreSQL server lacks the extensions ${missingExtensions.join(', ')}: install the contrib modules of PostgreSQL`,
    );
  }
  return `PostgreSQL ${version}, all extensions are available`;
}

export async function checkSchema(migrationConnectionConfig: ConnectionConfig): Promise<CheckResult> {
  const missingMigrations = await listMissingMigrations(migrationConnectionConfig, migrationsDir);
  if (missingMigrations.length === 0) return 'up to date';
  const { role, canCreate } = await inspectMigrationRole(migrationConnectionConfig);
  if (!canCreate) {
    throw new Error(
      `the role ${role} may not create tables and extensions: make it the owner of the database, or grant it CREATE on the database and its schema public`,
    );
  }
  return { warning: `the next start applies ${missingMigrations.length} migrations` };
}

async function inspectMigrationRole(
  migrationConnectionConfig: ConnectionConfig,
): Promise<Awaited<ReturnType<typeof inspectRole>>> {
  const { db, close } = connect(migrationConnectionConfig, createLog({ level: 'silent' }));
  try {
    return await inspectRole(db);
  } finally {
    await close();
  }
}

/** Writes and reads a file. */
export async function checkStorage({ dataDir }: Config): Promise<string> {
  const root = join(dataDir, 'storage');
  if (!existsSync(root)) return 'the first start creates it';
  const storage = await createDiskStorage(root);
  const key = `doctor/${process.pid}`;
  await storage.put(key, Buffer.from('test'));
  const storedBytes = await storage.read(key);
  await storage.remove(key);
  if (storedBytes.toString() !== 'test') throw new Error('the stored bytes changed');
  return 'files can be written and read';
}

export async function checkRealms(db: Database): Promise<string> {
  const realms = await listRealms(db);
  if (realms.length === 0)
    throw new Error('there is no realm; start the service, or run: npx matinee realm apply FILE');
  return realms.map((realm) => realm.key).join(', ');
}

export async function checkJobs(db: Database): Promise<string> {
  const [queuedCount, runningCount, failedCount] = await Promise.all([
    countJobs(db, 'queued'),
    countJobs(db, 'running'),
    countJobs(db, 'failed'),
  ]);
  const workerCount = await countLiveWorkers(db);
  return `${workerCount} workers; jobs: ${runningCount} running, ${queuedCount} queued, ${failedCount} failed`;
}

export async function checkImports(db: Database): Promise<CheckResult> {
  const waitingCount = await countMediaJobsWithoutSpace(db);
  if (waitingCount > 0) throw new Error(`${waitingCount} media jobs wait for disk space`);
  const { count, newest } = await selectFailedImportItems(db, maxListedFiles);
  if (count === 0) return 'no file was refused';
  const lines = newest.map(({ file, reason }) => `\n    ${formatFileName(file)}: ${formatReason(reason)}`);
  const remainder = count > newest.length ? `\n    and ${count - newest.length} more` : '';
  return {
    warning: `${count} ${count === 1 ? 'file was' : 'files were'} not imported${lines.join('')}${remainder}`,
  };
}

/** File names are untrusted and must not control the terminal. */
const formatFileName = (name: string): string => name.replaceAll(/\p{Cc}/gu, '�');

/** Whether the mail server accepts the connection and the credentials. Sends nothing. */
export async function checkMail({ mail }: Config): Promise<CheckResult> {
  if (!mail)
    return { warning: 'SMTP_URL is not set: mails stay in the mailbox of administrators, /_admin/mailbox' };
  await createMailTransport(mail).verify();
  return `the mail server accepts mails from ${mail.mailFrom}`;
}

/** Whether the service responds on this machine. */
export async function checkService({ host, port }: Config): Promise<CheckResult> {
  const localHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${localHost.includes(':') ? `[${localHost}]` : localHost}:${port}`;
  const signal = AbortSignal.timeout(responseTimeoutMs);
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  if (!response) return { warning: `not running (nothing responds at ${url})` };
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 200) return `runs at ${url}`;
  throw new Error(`${url}/readyz responds with ${response.status} ${JSON.stringify(body ?? '')}`);
}
