// Nothing that anybody writes is ever run, and no page tries what its policy forbids: every page, in both directions.
import { routeTemplates } from '@matinee/rules';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../journey.ts';
import { attacks, hostileHost, hostileIds } from '../service/hostile.ts';
import { lists, titles } from '../service/realm.ts';

/** What pages did against their policy, and whether anything ran. */
async function watch(context: BrowserContext): Promise<{ breaches: string[]; foreign: string[] }> {
  const seen = { breaches: [] as string[], foreign: [] as string[] };
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

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  await expect(
    page.locator('a[href^="javascript:" i], [onerror], [onload], [onclick], [onfocus]'),
  ).toHaveCount(0);
}

/** Looks at every address once it is interactive, in a few tabs at a time: most of a visit is waiting. */
async function crawl(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const visit = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await untilInteractive(page);
      await expectInert(page);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, visit));
}

function inHostileRealm(path: string): string {
  const base = new URL(process.env.JOURNEYS_URL ?? '');
  base.hostname = hostileHost;
  return new URL(path, base).href;
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

const tabs = 3;
const refused = /status of (401|403|404|409|425)|Failed to load resource/;

for (const language of ['en', 'ar']) {
  test(`no page tries what its policy forbids (${language})`, async ({ context, complaints }) => {
    complaints.allow(refused);
    const seen = await watch(context);
    const ids = {
      eventId: titles.open,
      seriesId: lists.series,
      playlistId: lists.playlist,
      section: 'series',
      id: 'rosa-duval',
      pageId: 'about',
    };
    await context.addCookies([
      { name: 'matinee_language', value: language, url: process.env.JOURNEYS_URL ?? '' },
    ]);
    await crawl(context, everyPath(language, ids));
    expect(seen).toEqual({ breaches: [], foreign: [] });
  });

  test(`hostile words are words (${language})`, async ({ context, page, complaints }) => {
    complaints.allow(refused);
    const seen = await watch(context);
    const ids = {
      eventId: hostileIds.video,
      seriesId: hostileIds.series,
      seasonId: hostileIds.season,
      playlistId: hostileIds.playlist,
      section: hostileIds.section,
      pageId: 'about',
    };
    await crawl(context, everyPath(language, ids).map(inHostileRealm));
    // They are there, as they were written.
    await page.goto(inHostileRealm(`/video/${hostileIds.video}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(attacks[0]);
    expect(seen).toEqual({ breaches: [], foreign: [] });
  });
}

test('hostile words in an address are words', async ({ context, complaints }) => {
  complaints.allow(refused);
  const seen = await watch(context);
  const asked = attacks.map((attack) => encodeURIComponent(attack));
  const paths = asked.flatMap((attack) => [
    `/search?query=${attack}`,
    `/login?from=${attack}&entryPage=${attack}&redirectTo=${attack}`,
  ]);
  await crawl(context, paths.map(inHostileRealm));
  expect(seen).toEqual({ breaches: [], foreign: [] });
});
