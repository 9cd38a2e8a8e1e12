// Nothing that anybody writes is ever run, and no page tries what its policy forbids: every page, in both directions.
import { routeTemplates } from '@matinee/rules';
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../journey.ts';
import { attacks, hostileHost, hostileIds } from '../service/hostile.ts';
import { lists, titles } from '../service/realm.ts';

/** What a page did against its policy, and whether anything ran. */
async function watch(page: Page): Promise<{ breaches: string[]; foreign: string[] }> {
  const seen = { breaches: [] as string[], foreign: [] as string[] };
  await page.exposeFunction('tellBreach', (breach: string) => seen.breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellBreach } = window as unknown as { tellBreach(breach: string): void };
      tellBreach(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.breaches.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname === '127.0.0.1' || hostname === hostileHost;
    if (!isOwn && ['http:', 'https:'].includes(protocol)) seen.foreign.push(request.url());
  });
  return seen;
}

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  await expect(
    page.locator('a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]'),
  ).toHaveCount(0);
}

/** A path of every route, with ids that exist where there are some. */
function everyPath(language: string, ids: Readonly<Record<string, string>>): string[] {
  const paths = routeTemplates(language)
    .filter(({ key }) => !key.startsWith('ADMIN_') && key !== 'LOGOUT')
    .map(({ template, key }) =>
      template.replace(/\{(\w+)\??\}/g, (_all, name: string) =>
        encodeURIComponent((key === 'SECTION' ? ids.section : ids[name]) ?? 'nobody'),
      ),
    );
  return [...new Set(paths)];
}

const refused = /status of (401|403|404|409|425)|Failed to load resource/;

for (const language of ['en', 'ar']) {
  test(`no page tries what its policy forbids (${language})`, async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.allow(refused);
    const seen = await watch(page);
    const ids = {
      eventId: titles.open,
      seriesId: lists.series,
      playlistId: lists.playlist,
      section: 'series',
      id: 'rosa-duval',
      pageId: 'about',
    };
    await page
      .context()
      .addCookies([{ name: 'matinee_language', value: language, url: process.env.JOURNEYS_URL ?? '' }]);
    for (const path of everyPath(language, ids)) {
      await page.goto(path);
      await untilInteractive(page);
      await expectInert(page);
    }
    expect(seen).toEqual({ breaches: [], foreign: [] });
  });

  test(`hostile words are words (${language})`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    complaints.allow(refused);
    const seen = await watch(page);
    const base = new URL(process.env.JOURNEYS_URL ?? '');
    base.hostname = hostileHost;
    const ids = {
      eventId: hostileIds.video,
      seriesId: hostileIds.series,
      seasonId: hostileIds.season,
      playlistId: hostileIds.playlist,
      section: hostileIds.section,
      pageId: 'about',
    };
    for (const path of everyPath(language, ids)) {
      await page.goto(new URL(path, base).href);
      await untilInteractive(page);
      await expectInert(page);
    }
    // They are there, as they were written.
    await page.goto(new URL(`/video/${hostileIds.video}`, base).href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(attacks[0]);
    for (const attack of attacks) {
      const query = encodeURIComponent(attack);
      await page.goto(new URL(`/search?query=${query}`, base).href);
      await expectInert(page);
      await page.goto(new URL(`/login?from=${query}&entryPage=${query}&redirectTo=${query}`, base).href);
      await expectInert(page);
    }
    expect(seen).toEqual({ breaches: [], foreign: [] });
  });
}
