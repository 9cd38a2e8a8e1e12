// Opens many pages, a few at a time, and checks each. Records violations of the Content Security Policy and requests
// to other hosts.
import type { BrowserContext, Page } from '@playwright/test';
import { xssHost } from '../service/seed/xss-payloads.ts';
import type { PageCheck } from './accessibility-checks.ts';
import { installLayoutShiftRecorder, readLayoutShifts } from './layout-shifts.ts';
import { expect, waitUntilInteractive } from './test.ts';

const tabCount = 3;
/** Arabic text moves slightly when its font replaces a fallback of another width. */
const maxLayoutShift = 0.02;

interface Findings {
  /** Violations of the Content Security Policy, and dialogs. */
  violations: string[];
  /** Requests to other hosts. */
  externalRequestUrls: string[];
}

const noFindings: Findings = { violations: [], externalRequestUrls: [] };

/**
 * Messages in the console that `checkPages` may cause: denied calls, missing pages, and warnings about preloaded
 * images that a slow machine has not used yet.
 */
export const expectedErrors =
  /status of (401|403|404|409|425)|Failed to load resource|preloaded using link preload but not used/;

/** Opens every URL, and expects that nothing moves, that no injected script runs and that the check finds no problem. */
export async function checkPages(
  context: BrowserContext,
  urls: readonly string[],
  check: PageCheck = async () => [],
): Promise<void> {
  const findings = await recordFindings(context);
  await installLayoutShiftRecorder(context);
  const problems: string[] = [];
  await visitPages(context, urls, async (page, url) => {
    await page.goto(url);
    await waitUntilInteractive(page);
    await expectNoInjectedScript(page);
    const shifts = (await readLayoutShifts(page)).filter(
      (shift) => Number.parseFloat(shift) > maxLayoutShift,
    );
    problems.push(...shifts.map((shift) => `${page.url()} moved ${shift}`));
    problems.push(...(await check(page)).map((problem) => `${page.url()} ${problem}`));
  });
  expect(problems).toEqual([]);
  expect(findings).toEqual(noFindings);
}

/** Visits the URLs in a few tabs at the same time. */
export async function visitPages(
  context: BrowserContext,
  urls: readonly string[],
  visit: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const queue = [...urls];
  const visitQueue = async () => {
    const page = await context.newPage();
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) await visit(page, url);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabCount }, visitQueue));
}

async function recordFindings(context: BrowserContext): Promise<Findings> {
  const findings: Findings = { violations: [], externalRequestUrls: [] };
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
    if (!isService && ['http:', 'https:'].includes(protocol))
      findings.externalRequestUrls.push(request.url());
  });
  return findings;
}

/** Expects that no payload has run or could run. */
async function expectNoInjectedScript(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  await expect(
    page.locator('a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]'),
  ).toHaveCount(0);
}
