// Creates the title that all tests play, builds their page and starts the browser, once for the whole run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLaunchOptions } from '@matinee/testing';
import { type BrowserServer, chromium } from '@playwright/test';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { createTitle } from './create-title.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'player-'));
  let browser: BrowserServer | undefined;
  async function teardown(): Promise<void> {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  }
  const [mediaFolder, pageFolder] = [join(folder, 'media'), join(folder, 'page')];
  try {
    await Promise.all([createTitle(mediaFolder), buildPage(pageFolder)]);
    browser = await chromium.launchServer(createLaunchOptions());
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('playerSetup', { mediaFolder, pageFolder, browserUrl: browser.wsEndpoint() });
  return teardown;
}

async function buildPage(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'page');
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(root, 'index.html') },
    },
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    playerSetup: { mediaFolder: string; pageFolder: string; browserUrl: string };
  }
}
