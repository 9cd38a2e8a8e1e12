// Goes to many pages, in a few tabs at a time: most of a visit is waiting. Keeps what pages try that their policy
// forbids, and what they ask of strangers.
import type { BrowserContext, Page } from '@playwright/test';
import { hostileHost } from '../service/seed/xss-realm.ts';
import { expect, untilInteractive } from './test.ts';

const tabs = 3;

export interface Seen {
  breaches: string[];
  foreign: string[];
}

export const nothing: Seen = { breaches: [], foreign: [] };

export async function watch(context: BrowserContext): Promise<Seen> {
  const seen: Seen = { breaches: [], foreign: [] };
  await context.exposeFunction('tellBreach', (breach: string) => seen.breaches.push(breach));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellBreach } = window as unknown as { tellBreach(breach: string): void };
      tellBreach(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('dialog', (dialog) => {
    seen.breaches.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname === '127.0.0.1' || hostname === hostileHost;
    if (!isOwn && ['http:', 'https:'].includes(protocol)) seen.foreign.push(request.url());
  });
  return seen;
}

/** Looks at every address once it is interactive. */
export async function crawl(
  context: BrowserContext,
  addresses: readonly string[],
  look: (page: Page) => Promise<void> = expectInert,
): Promise<void> {
  const waiting = [...addresses];
  const visit = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await untilInteractive(page);
      await look(page);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, visit));
}

/** Nothing that anybody wrote has run, or could. */
export async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  await expect(
    page.locator('a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]'),
  ).toHaveCount(0);
}

export function inHostileRealm(path: string): string {
  const base = new URL(process.env.JOURNEYS_URL ?? '');
  base.hostname = hostileHost;
  return new URL(path, base).href;
}

/**
 * Refused calls and pages that are not there are part of what is looked at; so is that a slow machine has not yet laid
 * out a picture that it was told of.
 */
export const refused =
  /status of (401|403|404|409|425)|Failed to load resource|preloaded using link preload but not used/;
