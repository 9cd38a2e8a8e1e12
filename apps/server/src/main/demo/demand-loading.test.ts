// Which modules a start of the service loads, in a process of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

const entry = fileURLToPath(new URL('../start.ts', import.meta.url));
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

/** Starts the service, waits until it prints its address, stops it; the URLs of the modules that it loaded. */
async function modulesOfStart(demo: '0' | '1'): Promise<string[]> {
  const { host = '', user, database: name } = database.connection;
  const loaded = join(dir, 'modules');
  const preload = join(dir, 'record.mjs');
  writeFileSync(preload, recorder);
  const child = spawn(process.execPath, ['--import', preload, entry], {
    env: {
      PATH: process.env.PATH,
      LOADED_MODULES: loaded,
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
      DATA_DIR: join(dir, 'data'),
      DEMO: demo,
      PORT: '0',
      ROLES: 'web',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  let isServing = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/http:\/\/127\.0\.0\.1:\d+/.test(line)) continue;
    isServing = true;
    child.kill('SIGTERM');
  }
  await ended;
  if (!isServing) throw new Error(`The service did not start: ${errors}`);
  return readFileSync(loaded, 'utf8').trim().split('\n');
}

describe('a start of the service', () => {
  test('loads nothing of @matinee/demo, fontkit and @fontsource with DEMO=0', async () => {
    const modules = await modulesOfStart('0');
    expect(modules.some((url) => url.endsWith('/main/serve.ts'))).toBe(true);
    expect(modules.filter(isDemoModule)).toEqual([]);
  });

  test('loads @matinee/demo and fontkit with DEMO=1 on an empty database', async () => {
    const modules = await modulesOfStart('1');
    const demoModules = modules.filter(isDemoModule);
    expect(demoModules).toContainEqual(expect.stringMatching(/\/packages\/demo\/src\/index\.ts$/));
    expect(demoModules).toContainEqual(expect.stringMatching(/\/fontkit\//));
  });
});

test('the server installs without @matinee/demo, and no font or font engine is among its dependencies', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(serverPackage, 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => /demo|font/.test(name))).toEqual([]);
  expect(Object.keys(optionalDependencies)).toContain('@matinee/demo');
});
