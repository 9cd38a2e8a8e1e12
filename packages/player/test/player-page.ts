// One server and one browser for a test file; the title is the same for all.
import { chromiumPath } from '@matinee/testing';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { inject } from 'vitest';
import type { PlayerState } from '../src/index.ts';
import type {} from './global-setup.ts';
import { type MediaServer, startMediaServer } from './media-server.ts';
import type {} from './page/seen.ts';

export interface TestStage {
  server: MediaServer;
  browser: Browser;
  /**
   * Opens the page with a player that has begun with its title; the query is that of `page/main.tsx`, `before` runs in
   * the page first.
   */
  open(query?: string, options?: BrowserContextOptions, before?: () => void): Promise<Page>;
  close(): Promise<void>;
}

export async function setStage(): Promise<TestStage> {
  const { media, page } = inject('playerFolders');
  const server = await startMediaServer(media, page);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    server,
    browser,
    async open(query = '', options = {}, before) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
      const opened = await context.newPage();
      if (before) await opened.addInitScript(before);
      await opened.goto(`${server.url}/?${query}`);
      await untilState(opened, ({ id }) => id !== null);
      return opened;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The player's state as the page has it now. */
export function stateOf(page: Page): Promise<PlayerState> {
  return page.evaluate(() => window.seen.store.get());
}

/** Waits for a state. Asked from outside: the page's policy forbids what Playwright's own waiting does. */
export async function untilState(
  page: Page,
  test: (state: PlayerState) => boolean,
  timeout = 30_000,
): Promise<PlayerState> {
  const end = Date.now() + timeout;
  for (;;) {
    const state = await stateOf(page);
    if (test(state)) return state;
    if (Date.now() > end) throw new Error(`The player never came there: ${test} in ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
