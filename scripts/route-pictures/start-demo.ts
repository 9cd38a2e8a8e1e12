// A service with the demo realm in a folder that is thrown away afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

export interface Demo {
  url: string;
  admin: { id: string; secret: string };
  stop(): Promise<void>;
}

export async function startDemo(root: string): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-pictures-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main/start.ts')], {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with code ${code}`);
  });
  const said = await Promise.race([untilSaid(child.stdout, /Ctrl-C/), ended]);
  ended.catch(() => {});
  const url = /http:\/\/[\w.:]+/.exec(said)?.[0];
  const [, id, secret] = /(\S+@\S+)\s+(\S+)\s+admin/.exec(said) ?? [];
  if (!url || !id || !secret) throw new Error(`The service said something else: ${said}`);
  return {
    url,
    admin: { id, secret },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilSaid(output: NodeJS.ReadableStream, last: RegExp): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    if (last.test(said)) return said;
  }
  return said;
}

/** Resolves when a title plays: a page of one that does not is about waiting. */
export async function untilItPlays({ url }: Demo, id: string): Promise<void> {
  for (;;) {
    const { media } = await (await fetch(`${url}/api/v4/vod/${id}`)).json();
    if (media?.state === 'ready') return;
    await sleep(500);
  }
}

/** Signs the context in by its form, as the administrator of the demo realm. */
export async function signIn(context: BrowserContext, { url, admin }: Demo): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.locator('input[name="email"]').fill(admin.id);
  await page.locator('input[name="password"]').fill(admin.secret);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(
    (address) => !address.pathname.includes('login') && address.pathname !== encodeURI('/تسجيل-الدخول'),
  );
  await page.close();
}
