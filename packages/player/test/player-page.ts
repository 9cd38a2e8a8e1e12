// The page of the player's browser tests. All files share one browser; each has a media server whose responses it changes.
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import type { PlayerState } from '../src/index.ts';
import type {} from './global-setup.ts';
import { type MediaServer, startMediaServer } from './media-server.ts';
import type {} from './page/exposed.ts';

export interface PlayerPages {
  server: MediaServer;
  browser: Browser;
  /**
   * Opens the page with a player that has started its title; `page/main.tsx` reads the query, and `before` runs in the
   * page first.
   */
  open(query?: string, options?: BrowserContextOptions, before?: () => void): Promise<Page>;
  close(): Promise<void>;
}

export async function startPlayerPages(): Promise<PlayerPages> {
  const { media, page, browserUrl } = inject('playerSetup');
  const server = await startMediaServer(media, page);
  const browser = await chromium.connect(browserUrl);
  return {
    server,
    browser,
    async open(query = '', options = {}, before) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
      const newPage = await context.newPage();
      if (before) await newPage.addInitScript(before);
      await newPage.goto(`${server.url}/?${query}`);
      await waitForState(newPage, ({ id }) => id !== null);
      return newPage;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The player's state as the page has it now. */
export function readState(page: Page): Promise<PlayerState> {
  return page.evaluate(() => window.exposed.store.get());
}

/** Waits for a state by polling: the page's policy forbids waitForFunction. */
export async function waitForState(
  page: Page,
  test: (state: PlayerState) => boolean,
  timeout = 30_000,
): Promise<PlayerState> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = await readState(page);
    if (test(state)) return state;
    if (Date.now() > deadline) throw new Error(`The player did not reach ${test}: ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Acts on a control while a film plays. Controls hide after three seconds, so the action is repeated on a
 * slow machine.
 */
export async function withControls(page: Page, action: (timeout: number) => Promise<void>): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(500, 300);
      await page.mouse.move(510, 310);
      return action(2_500).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}

/** Records every change of `data-controls` from now on. */
export async function recordControls(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const values: string[] = [];
    const region = document.querySelector('[data-controls]');
    const record = () => values.push(region?.getAttribute('data-controls') ?? '');
    if (region) new MutationObserver(record).observe(region, { attributeFilter: ['data-controls'] });
    Object.assign(window, { controlsValues: values });
  });
  return () => page.evaluate(() => (window as unknown as { controlsValues: string[] }).controlsValues);
}
