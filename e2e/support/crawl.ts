// Opens many pages in a few tabs at a time. Records violations of their policy and requests to other hosts.
import type { BrowserContext, Page } from '@playwright/test';
import { xssHost } from '../service/seed/xss-realm.ts';
import type { PageCheck } from './accessibility-checks.ts';
import { expect, untilInteractive, urlOfHost } from './test.ts';

const tabs = 3;

interface Findings {
  /** Violations of the Content Security Policy, and dialogs. */
  violations: string[];
  /** Requests to other hosts. */
  foreignRequests: string[];
}

const noFindings: Findings = { violations: [], foreignRequests: [] };

/** Refused calls and missing pages are part of a crawl; so is that a slow machine has not yet laid out a preloaded image. */
export const expectedErrors =
  /status of (401|403|404|409|425)|Failed to load resource|preloaded using link preload but not used/;

/** Opens every address, expects that nothing ran that anybody wrote, and that the check finds no problem. */
export async function crawl(
  context: BrowserContext,
  addresses: readonly string[],
  check: PageCheck = async () => [],
): Promise<void> {
  const findings = await recordFindings(context);
  const problems: string[] = [];
  await visitAll(context, addresses, async (page, address) => {
    await page.goto(address);
    await untilInteractive(page);
    await expectInert(page);
    problems.push(...(await check(page)).map((problem) => `${page.url()} ${problem}`));
  });
  expect(problems).toEqual([]);
  expect(findings).toEqual(noFindings);
}

/** Visits addresses in a few tabs. */
export async function visitAll(
  context: BrowserContext,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const waiting = [...addresses];
  const visitWaiting = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      await visit(page, address);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, visitWaiting));
}

async function recordFindings(context: BrowserContext): Promise<Findings> {
  const findings: Findings = { violations: [], foreignRequests: [] };
  await context.exposeFunction('reportViolation', (violation: string) => findings.violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('dialog', (dialog) => {
    findings.violations.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isService = hostname === '127.0.0.1' || hostname === xssHost;
    if (!isService && ['http:', 'https:'].includes(protocol)) findings.foreignRequests.push(request.url());
  });
  return findings;
}

/** No payload has run, and none could run. */
async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  await expect(
    page.locator('a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]'),
  ).toHaveCount(0);
}

export const inXssRealm = (path: string): string => new URL(path, urlOfHost(xssHost)).href;
