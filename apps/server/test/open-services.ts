// The services of a test: its own database and data folder, and a movable clock.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMovableClock, type MovableClock } from '@matinee/testing';
import { readConfig } from '../src/main/config.ts';
import { createEventHub } from '../src/platform/events/index.ts';
import { createSecrets } from '../src/platform/secrets/index.ts';
import { createDiskStorage, type Storage } from '../src/platform/storage/index.ts';
import type { Services } from '../src/services.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

interface TestServicesOptions {
  /** The initial time of the clock. */
  now?: string;
  environment?: Record<string, string>;
  /** Replaces the disk storage, for example by one that fails. */
  wrapStorage?: ((disk: Storage) => Storage) | undefined;
}

export interface TestServices {
  services: Services;
  clock: MovableClock;
  /** Connection config of the database, for other processes. */
  connectionConfig: TestDatabase['connectionConfig'];
  runAsMigrationRole: TestDatabase['runAsMigrationRole'];
  close(): Promise<void>;
}

export async function openTestServices({
  now,
  environment,
  wrapStorage = (disk) => disk,
}: TestServicesOptions = {}): Promise<TestServices> {
  const database = await createTestDatabase();
  const { db, log } = database;
  const listener = await database.openListener();
  const events = createEventHub({ db, listener, log });
  await events.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-service-'));
  const clock = createMovableClock(now);
  const storage = wrapStorage(await createDiskStorage(join(dataDir, 'storage')));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ENCODE_PRIORITY: 'normal',
    ...environment,
  });
  const secrets = createSecrets(db);
  return {
    services: { config, log, db, listener, clock, storage, events, secrets },
    clock,
    connectionConfig: database.connectionConfig,
    runAsMigrationRole: database.runAsMigrationRole,
    async close() {
      await events.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
