// `matinee import PATH`: imports files and follows them until they are encoded. Exit code 0: every file is
// imported.
import { resolve } from 'node:path';
import type { ImportBatch } from '@matinee/contract';
import { Command } from 'commander';
import { startImport, watchImport } from '../../domains/media/index.ts';
import { type Config, readConfig } from '../../main/config.ts';
import { openPlatform, type Platform } from '../../main/open-platform.ts';
import { createLog, type Log } from '../../platform/log/index.ts';
import { CommandError } from '../support/command-error.ts';
import { ensureWorker } from '../support/ensure-worker.ts';
import { findRealm } from '../support/find-realm.ts';
import { createImportView } from '../support/import-progress.ts';

interface ImportOptions {
  realm?: string;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

async function follow(
  platform: Platform,
  wanted: { realmId: number; publicId: Parameters<typeof watchImport>[1]['publicId']; signal: AbortSignal },
): Promise<ImportBatch | undefined> {
  const view = createImportView(process.stdout);
  let last: ImportBatch | undefined;
  try {
    for await (const batch of watchImport(platform, wanted)) {
      last = batch;
      view.show(batch);
    }
  } finally {
    view.close();
  }
  return last;
}

async function importPath(
  platform: Platform,
  { config, log, path, options }: { config: Config; log: Log; path: string; options: ImportOptions },
): Promise<void> {
  const realm = await findRealm(platform.db, options.realm);
  const services = { ...platform, config, log };
  const started = await startImport(services, { realmId: realm.id, path, now: platform.clock.now() });
  if (!started) {
    throw new CommandError(`${path} is not a file or folder that can be read and lies outside of DATA_DIR.`);
  }
  if (started.files === 0) throw new CommandError(`There is no video in ${path}.`);
  const beside = started.leftOut > 0 ? `, ${plural(started.leftOut, 'other file')} left out` : '';
  process.stdout.write(`Importing ${plural(started.files, 'file')} into ${realm.key}${beside}.\n`);

  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const endWorker = await ensureWorker(platform, config, log);
  try {
    const batch = await follow(platform, { realmId: realm.id, publicId: started.id, signal: stop.signal });
    if (!batch?.finished) {
      throw new CommandError(
        'Stopped. What is not done yet goes on with the next start of the service or import.',
      );
    }
    const done = batch.items.filter((item) => item.state === 'done').length;
    const lost = batch.items.length - done;
    process.stdout.write(`${plural(done, 'file')} imported${lost > 0 ? `, ${lost} not` : ''}.\n`);
    if (lost > 0) process.exitCode = 1;
  } finally {
    await endWorker();
  }
}

export function importCommand(): Command {
  return new Command('import')
    .description('Import a video file, or all of a folder, and follow it until everything is encoded.')
    .argument('<path>', 'file or folder; files stay where they are')
    .option('--realm <key>', 'into which realm, when there are several')
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
