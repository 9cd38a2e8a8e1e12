// One PostgreSQL for the whole run, with a migrated template that each test file copies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Client, migrate, startEmbeddedDatabase } from '../src/platform/database/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { migrationsDir } from './migrations.ts';

const template = 'template_migrated';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-test-'));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: createLog({ level: 'silent' }),
    name: 'tests',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Autovacuum visits each of the hundreds of databases.
      autovacuum: 'off',
      max_connections: '300',
    },
  });
  const { superuserConnectionConfig, migrationConnectionConfig, connectionConfig } = database;
  async function teardown(): Promise<void> {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const adminClient = new Client(superuserConnectionConfig);
    await adminClient.connect();
    await adminClient.query(`CREATE DATABASE ${template} OWNER ${migrationConnectionConfig.user}`);
    await adminClient.end();
    await migrate({ ...migrationConnectionConfig, database: template }, migrationsDir, connectionConfig.user);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testCluster', {
    host: connectionConfig.host ?? '',
    superuser: superuserConnectionConfig.user ?? '',
    migrationRole: migrationConnectionConfig.user ?? '',
    applicationRole: connectionConfig.user ?? '',
    template,
  });
  return teardown;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: {
      host: string;
      superuser: string;
      migrationRole: string;
      applicationRole: string;
      template: string;
    };
  }
}
