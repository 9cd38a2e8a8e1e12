// The pages on paper.
import type { APIRequestContext, Page } from '@playwright/test';
import { lists, password, titles } from '../../service/seed/realm-file.ts';
import { expect, open, signIn, test } from '../../support/test.ts';

const name = 'For the wall';
const pages = [
  '/',
  `/video/${titles.open}`,
  `/series/${lists.series}`,
  `/playlist/${lists.playlist}`,
  '/grid?id=mesas',
  '/epg',
  '/rankings',
];

async function makeList(
  request: APIRequestContext,
): Promise<{ path: string; forget: () => Promise<unknown> }> {
  const answer = await request.post('/api/v2/login', { data: { id: 'ada@example.com', secret: password } });
  const headers = { authorization: `Bearer ${(await answer.json()).authorisationToken}` };
  const made = await request.post('/api/v2/watchlists', { headers, data: { name } });
  const { id, ownerExternalId } = await made.json();
  const content = [titles.open, titles.signIn].map((title) => ({ id: title, contentType: 'VIDEO' }));
  await request.post(`/api/v2/new-watchlists/${id}/content`, { headers, data: { content } });
  return {
    path: `/watchlists/${id}`,
    forget: () => request.delete(`/api/v2/watchlists/${id}/${ownerExternalId}`, { headers }),
  };
}

/** One page of each kind, and a watchlist, one after the other; the list is gone afterwards. */
async function onEachPage(
  { page, request }: { page: Page; request: APIRequestContext },
  look: (path: string) => Promise<void>,
): Promise<void> {
  const { path, forget } = await makeList(request);
  await open(page, '/login');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  for (const each of [...pages, path]) {
    await open(page, each);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await look(each);
  }
  await forget();
}

/** Words that would be pale on white paper, and words of which a part is cut off. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const lightness = (colour: string) => {
      if (!canvas) return 1;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const [r, g, b] = [red, green, blue].map((value) => (value / 255) ** 2.2) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim();
      if (!holder || !words || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, left, right, bottom } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || holder.closest('[class*="hidden"]')) continue;
      if (1.05 / (lightness(getComputedStyle(holder).color) + 0.05) < 4.5) faults.push(`pale: ${words}`);
      if (left < -1 || right > innerWidth + 1) faults.push(`beyond the page: ${words}`);
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 4)
          faults.push(`cut: ${words}`);
      }
    }
    return faults;
  });

/** What could be pressed or filled in, choices that were not made, and pictures that are not there yet. */
const outOfPlace = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input:not([type="search"]), select, textarea, summary, dialog, main nav a:not([aria-current]), [role="tab"]:not([aria-selected="true"]), a[href^="#"]',
      ),
      ...[...document.querySelectorAll('main img')].filter((one) => getComputedStyle(one).opacity !== '1'),
    ]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
      .map((one) => one.outerHTML.slice(0, 140)),
  );

test('on paper there are dark words on white, all of them, and nothing to press', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/40[14]/);
  await page.setViewportSize({ width: 794, height: 1123 });
  await onEachPage({ page, request }, async (path) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    await expect.poll(() => unreadable(page), path).toEqual([]);
    expect(await outOfPlace(page), path).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
  });
});
