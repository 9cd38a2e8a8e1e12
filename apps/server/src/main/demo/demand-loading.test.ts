// Starts the service in its own process and records which modules it loads.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

const serverEntry = fileURLToPath(new URL('../start.ts', import.meta.url));
const serverPackage = new URL('../../../package.json', import.meta.url);

/** Preloaded into the service: appends the URL of every module to a file. Covers import and require. */
const recorder = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.LOADED_MODULES, url + '\\n');
    return nextLoad(url, context);
  },
});`;

const isDemoModule = (url: string) =>
  /\/packages\/demo\/|\/node_modules\/(fontkit|@fontsource|@matinee\/demo)\//.test(url);

let dir: string;
let database: TestDatabase;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'matinee-modules-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** Starts the service, stops it when it prints its address, and returns the URLs of the modules it loaded. */
async function listModulesOfStart(): Promise<string[]> {
  const { host = '', user, database: name } = database.connectionConfig;
  const moduleListFile = join(dir, 'modules');
  const preloadFile = join(dir, 'record.mjs');
  writeFileSync(preloadFile, recorder);
  const child = spawn(process.execPath, ['--import', preloadFile, serverEntry], {
    env: {
      PATH: process.env.PATH,
      LOADED_MODULES: moduleListFile,
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
      DATA_DIR: join(dir, 'data'),
      DEMO: '0',
      PORT: '0',
      ROLES: 'web',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processEnd = new Promise((resolve) => child.once('close', resolve));
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errorOutput += text;
  });
  let isServing = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/http:\/\/127\.0\.0\.1:\d+/.test(line)) continue;
    isServing = true;
    child.kill('SIGTERM');
  }
  await processEnd;
  if (!isServing) throw new Error(`The service did not start: ${errorOutput}`);
  return readFileSync(moduleListFile, 'utf8').trim().split('\n');
}

test('a start with DEMO=0 loads nothing of @matinee/demo, fontkit and @fontsource', async () => {
  const modules = await listModulesOfStart();
  // The recorder sees modules of the server, of packages and of node_modules.
  for (const pattern of [/\/main\/demo\/index\.ts$/, /\/packages\/media\//, /\/node_modules\/fastify\//]) {
    expect(modules).toContainEqual(expect.stringMatching(pattern));
  }
  expect(modules.filter(isDemoModule)).toEqual([]);
});

test('the server does not require @matinee/demo, a font or a font engine', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(serverPackage, 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => /demo|font/.test(name))).toEqual([]);
  expect(Object.keys(optionalDependencies)).toContain('@matinee/demo');
});
