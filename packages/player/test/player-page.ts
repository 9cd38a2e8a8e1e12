// Opens the page of the player's browser tests. All test files share one browser; each file has its own media server.
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import type { PlayerState } from '../src/index.ts';
import type {} from './global-setup.ts';
import { type MediaServer, startMediaServer } from './media-server.ts';
import type {} from './page/exposed-player.ts';

export interface PlayerPages {
  server: MediaServer;
  browser: Browser;
  /**
   * Opens the page with a player that has started its title; `page/main.tsx` reads the query. Tests with the same
   * options share a tab, because loading a page in it costs half as much as in a new one.
   */
  open(query?: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens the page in a new browser context. `initScript` runs in the page before its own scripts. */
  openInNewContext(query?: string, initScript?: () => void): Promise<Page>;
  /** Resets the media server: it accepts only the token `first`, issues no other, and has recorded no request. */
  resetServer(): void;
  /** Leaves the open pages, so that they request nothing during the next test. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export async function startPlayerPages(): Promise<PlayerPages> {
  const { mediaFolder, pageFolder, browserUrl } = inject('playerSetup');
  const server = await startMediaServer(mediaFolder, pageFolder);
  const browser = await chromium.connect(browserUrl);
  const sharedTabs = new Map<string, Page>();
  const unsharedTabs: Page[] = [];

  async function openTab(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
    return context.newPage();
  }

  async function load(tab: Page, query: string): Promise<Page> {
    await tab.goto(`${server.url}/?${query}`);
    await waitForState(tab, ({ id }) => id !== null);
    return tab;
  }

  return {
    server,
    browser,
    async open(query = '', options = {}) {
      const key = JSON.stringify(options);
      const tab = sharedTabs.get(key) ?? (await openTab(options));
      sharedTabs.set(key, tab);
      return load(tab, query);
    },
    async openInNewContext(query = '', initScript) {
      const tab = await openTab({});
      unsharedTabs.push(tab);
      if (initScript) await tab.addInitScript(initScript);
      return load(tab, query);
    },
    resetServer() {
      Object.assign(server, {
        acceptedTokens: new Set(['first']),
        nextTokens: [],
        errorStatus: null,
        requests: [],
      });
    },
    async leave() {
      for (const tab of unsharedTabs.splice(0)) await tab.context().close();
      for (const tab of sharedTabs.values()) if (tab.url() !== 'about:blank') await tab.goto('about:blank');
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Returns the current state of the player in the page. */
export function readState(page: Page): Promise<PlayerState> {
  return page.evaluate(() => window.exposedPlayer.store.get());
}

/**
 * Waits for a state that passes the test. Reads it every 25 ms: the page's Content-Security-Policy forbids
 * `waitForFunction`, and Chromium may collect a promise that the page would resolve at the next change.
 */
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
    await setTimeout(25);
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
export async function recordControlsVisibility(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const values: string[] = [];
    const region = document.querySelector('[data-controls]');
    const record = () => values.push(region?.getAttribute('data-controls') ?? '');
    if (region) new MutationObserver(record).observe(region, { attributeFilter: ['data-controls'] });
    Object.assign(window, { controlsValues: values });
  });
  return () => page.evaluate(() => (window as unknown as { controlsValues: string[] }).controlsValues);
}
