// The title that all tests of the player play, and the page that plays it: made once for the whole run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { makeTitle } from './create-title.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'player-'));
  const teardown = () => rm(folder, { recursive: true, force: true });
  const [media, page] = [join(folder, 'media'), join(folder, 'page')];
  try {
    await Promise.all([makeTitle(media), buildPage(page)]);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('playerFolders', { media, page });
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
      rollupOptions: { input: ['index.html', 'first-frame.html'].map((name) => join(root, name)) },
    },
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    playerFolders: { media: string; page: string };
  }
}
