// Starts a service with the demo realm in a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

export interface Demo {
  url: string;
  /** The administrator's credentials for sign-in. */
  account: { email: string; password: string };
  stop(): Promise<void>;
}

export async function startDemo(root: string): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-screenshots-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main/start.ts')], {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitPromise = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with code ${code}`);
  });
  const output = await Promise.race([readUntil(child.stdout, /Ctrl-C/), exitPromise]);
  exitPromise.catch(() => {});
  const url = /http:\/\/[\w.:]+/.exec(output)?.[0];
  const [, email, password] = /(\S+@\S+)\s+(\S+)\s+admin/.exec(output) ?? [];
  if (!url || !email || !password) throw new Error(`The service printed no address or sign-in: ${output}`);
  return {
    url,
    account: { email, password },
    stop: async () => {
      const childExit = once(child, 'exit');
      child.kill('SIGTERM');
      await childExit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readUntil(stream: NodeJS.ReadableStream, end: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (end.test(text)) return text;
  }
  return text;
}

/** Resolves when a title is playable; until then its page shows a waiting message. */
export async function waitUntilPlayable({ url }: Demo, id: string): Promise<void> {
  for (;;) {
    const { media } = await (await fetch(`${url}/api/v4/vod/${id}`)).json();
    if (media?.state === 'ready') return;
    await sleep(500);
  }
}

/** Signs in as the administrator of the demo realm with the sign-in form. */
export async function signIn(context: BrowserContext, { url, account }: Demo): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(
    (address) => !address.pathname.includes('login') && address.pathname !== encodeURI('/تسجيل-الدخول'),
  );
  await page.close();
}
