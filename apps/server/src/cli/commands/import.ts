// `matinee import PATH`: imports files and shows progress until they are encoded. Exit code 0: every file is
// imported.
import { resolve } from 'node:path';
import type { ImportBatch } from '@matinee/contract';
import { Command } from 'commander';
import { hasSpaceForMediaJobs, startImport, streamImport } from '../../domains/media/index.ts';
import { type Config, readConfig } from '../../main/config.ts';
import { openPlatform, type Platform } from '../../main/open-platform.ts';
import { isRefusal, type Refusal } from '../../platform/errors/index.ts';
import { createLog, type Log } from '../../platform/log/index.ts';
import { CommandError } from '../support/command-error.ts';
import { ensureWorker } from '../support/ensure-worker.ts';
import { createImportView } from '../support/import-progress.ts';
import { requireRealm } from '../support/require-realm.ts';

interface ImportOptions {
  realm?: string;
}

const pluralise = (count: number, singular: string): string =>
  `${count} ${singular}${count === 1 ? '' : 's'}`;

function describeRefusal(path: string, { code }: Refusal): string {
  return code === 'importTooLarge'
    ? `${path} has too many files, or folders in too many levels: import its folders one by one.`
    : `${path} cannot be imported: it must be a readable file or folder, and outside DATA_DIR.`;
}

async function showProgress(
  platform: Platform,
  params: { realmId: number; publicId: Parameters<typeof streamImport>[1]['publicId']; signal: AbortSignal },
): Promise<ImportBatch | undefined> {
  const view = createImportView(process.stdout);
  let lastBatch: ImportBatch | undefined;
  try {
    for await (const batch of streamImport(platform, params)) {
      lastBatch = batch;
      view.show(batch);
    }
  } finally {
    view.close();
  }
  return lastBatch;
}

async function importPath(
  platform: Platform,
  { config, log, path, options }: { config: Config; log: Log; path: string; options: ImportOptions },
): Promise<void> {
  const realm = await requireRealm(platform.db, options.realm);
  const services = { ...platform, config, log };
  const startedImport = await startImport(services, {
    realmId: realm.id,
    path,
    allowedDirs: 'anything',
    now: platform.clock.now(),
  });
  if (isRefusal(startedImport)) throw new CommandError(describeRefusal(path, startedImport));
  if (startedImport.fileCount === 0) throw new CommandError(`There is no video in ${path}.`);
  const skippedNote =
    startedImport.skippedFileCount > 0
      ? `, ${pluralise(startedImport.skippedFileCount, 'other file')} skipped`
      : '';
  process.stdout.write(
    `Importing ${pluralise(startedImport.fileCount, 'file')} into ${realm.key}${skippedNote}.\n`,
  );
  if (!(await hasSpaceForMediaJobs(platform.db, config.dataDir)))
    process.stdout.write('The disk is full: imports wait until there is space.\n');

  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => controller.abort());
  const endWorker = await ensureWorker(platform, config, log);
  try {
    const batch = await showProgress(platform, {
      realmId: realm.id,
      publicId: startedImport.id,
      signal: controller.signal,
    });
    if (!batch?.finished) {
      throw new CommandError(
        'Stopped. The import continues with the next start of the service or the next import.',
      );
    }
    const doneCount = batch.items.filter((item) => item.state === 'done').length;
    const failedCount = batch.items.length - doneCount;
    process.stdout.write(
      `${pluralise(doneCount, 'file')} imported${failedCount > 0 ? `, ${failedCount} not` : ''}.\n`,
    );
    if (failedCount > 0) process.exitCode = 1;
  } finally {
    await endWorker();
  }
}

export function createImportCommand(): Command {
  return new Command('import')
    .description('Import a video file, or all videos of a folder, and show progress until they are encoded.')
    .argument('<path>', 'file or folder; the files are not moved')
    .option('--realm <key>', 'the realm, when there are several')
    .action(async (path: string, options: ImportOptions) => {
      const config = readConfig();
      const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'fatal' });
      const platform = await openPlatform(config, { log, name: 'import', shareDatabase: true });
      try {
        await importPath(platform, { config, log, path: resolve(path), options });
      } finally {
        await platform.close();
      }
    });
}
