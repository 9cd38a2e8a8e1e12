// Runs `npm run dev` on a copy of the sources, because the test changes them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLaunchOptions } from '@matinee/testing';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findProcesses, killProcess } from './crash-test/processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const timeout = 150_000;

const signInForm = 'apps/viewer/src/features/sign-in/components/sign-in-form.tsx';
const signInStyles = 'apps/viewer/src/features/sign-in/components/auth-form.module.css';
const healthRoutes = 'apps/server/src/main/health-routes.ts';
const realm = {
  key: 'harbour',
  name: 'Harbour Cinema',
  theme: {
    primary: '#f2e7d3',
    secondary: '#2a2f3e',
    tertiary: '#20242f',
    background: '#0b0c11',
    alert: '#ff5d52',
    callToAction: '#f6a93b',
  },
  languages: ['en'],
  defaultLanguage: 'en',
};

let dir: string;
let copyDir: string;
let url: string;
let service: ChildProcess;
let output = '';
let browser: Browser;
let page: Page;

// Running processes are found in /proc.
describe.skipIf(process.platform !== 'linux')('npm run dev', () => {
  beforeAll(async () => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'matinee-dev-')));
    // PostgreSQL may run as another user, who must be able to enter the folder.
    chmodSync(dir, 0o755);
    copyDir = join(dir, 'copy');
    copySources();
    browser = await chromium.launch(createLaunchOptions());
    await startService();
    page = await openSignInPage();
  });

  afterAll(async () => {
    await browser?.close();
    service?.kill('SIGTERM');
    if (service?.exitCode === null) await once(service, 'exit');
    if (!dir) return;
    for (const { pid } of findProcesses(dir)) killProcess(pid);
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  test('renders a changed component in the open page without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.locator('input[name="email"]').fill('ada@harbour.example');

    editFile(signInForm, "{label('signIn')}", 'Come aboard');
    await page.getByRole('button', { name: 'Come aboard' }).waitFor();

    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    expect(await page.locator('input[name="email"]').inputValue()).toBe('ada@harbour.example');
  });

  test('applies changed styles in the open page without a reload', async () => {
    appendFileSync(join(copyDir, signInStyles), '\n.form { outline: 7px solid red; }\n');
    await expect
      .poll(() => page.locator('form').evaluate((form) => getComputedStyle(form).outlineWidth), { timeout })
      .toBe('7px');
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('restarts the server after a change without waiting for open pages, which reload', async () => {
    editFile(healthRoutes, "send({ status: 'ok' })", "header('x-version', '2').send({ status: 'ok' })");
    await expect.poll(readVersion, { timeout }).toBe('2');
    expect(output).toContain(`${healthRoutes} changed: restarting the server`);
    expect(output).not.toContain('not stopped after');

    await page.waitForFunction(() => !('isFirstDocument' in window));
    await page.getByRole('button', { name: 'Come aboard' }).waitFor();
  });

  test('waits for the next change after a change that the server cannot load', async () => {
    editFile(healthRoutes, "'x-version', '2'", "'x-version' '3'");
    await expect.poll(() => output, { timeout }).toContain('It starts again after the next change.');
    editFile(healthRoutes, "'x-version' '3'", "'x-version', '4'");
    await expect.poll(readVersion, { timeout }).toBe('4');
  });
});

/** Copies everything except packages of npm, which are linked, and the output of builds. */
function copySources(): void {
  const skippedNames = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage', 'test-results']);
  cpSync(root, copyDir, { recursive: true, filter: (path) => !skippedNames.has(basename(path)) });
  for (const folder of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: root })]) {
    linkPackages(join(root, folder), join(copyDir, folder));
  }
  // The packages of the repository itself are relative links, which point into the copy.
  const ownPackages = join('node_modules', '@matinee');
  cpSync(join(root, ownPackages), join(copyDir, ownPackages), { recursive: true, verbatimSymlinks: true });
}

/** Links the contents of a node_modules folder, except the repository's own packages and the caches of tools. */
function linkPackages(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const isLinked = !name.startsWith('.') || name === '.bin' || name === '.package-lock.json';
    if (isLinked && name !== '@matinee') symlinkSync(join(source, name), join(target, name));
  }
}

async function startService(): Promise<void> {
  const port = await findFreePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const settings = { DATA_DIR: join(dir, 'data'), PORT: String(port), DEMO: '0', LOG_LEVEL: 'warn' };
  const env = { ...(TMPDIR && { TMPDIR }), PATH, HOME, ...settings };
  url = `http://127.0.0.1:${port}`;
  service = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    cwd: copyDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [service.stdout, service.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  await vi.waitUntil(() => output.includes(url), { timeout });
  writeFileSync(join(dir, 'realm.json'), JSON.stringify(realm));
  execFileSync(process.execPath, ['apps/server/bin/matinee.js', 'realm', 'apply', join(dir, 'realm.json')], {
    cwd: copyDir,
    env,
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Vite reloads the first page of a new copy when it finds packages to pre-bundle, so the page is opened twice. */
async function openSignInPage(): Promise<Page> {
  const newPage = await browser.newPage();
  newPage.setDefaultTimeout(timeout);
  await vi.waitUntil(async () => (await newPage.goto(`${url}/login`))?.ok(), { timeout, interval: 500 });
  await newPage.waitForLoadState('networkidle');
  await newPage.goto(`${url}/login`);
  await newPage.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  return newPage;
}

function editFile(path: string, text: string, replacement: string): void {
  const file = join(copyDir, path);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${path} does not contain ${text}`);
  writeFileSync(file, source.replace(text, replacement));
}

async function readVersion(): Promise<string | null> {
  return (await fetch(`${url}/healthz`)).headers.get('x-version');
}
