// One's own lists on several devices, by keyboard alone, in Arabic, and when calls are lost.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { password, titles } from '../../service/seed/realm-file.ts';
import {
  expect,
  expectAccessible,
  open,
  signIn,
  test,
  untilListening,
  videoTime,
} from '../../support/test.ts';

const api = '/api/v2';
const reels = (...numbers: number[]) => numbers.map((number) => `reel-${number}`);
const listed = (page: Page) => page.getByRole('list', { name: 'Evening' }).locator('strong');

async function tokenOf(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post(`${api}/login`, { data: { id: 'ada@example.com', secret: password } });
  return { authorization: `Bearer ${(await answer.json()).authorisationToken}` };
}

/** Straight from the service: the list, and its path. */
async function makeList(request: APIRequestContext, ids: readonly string[]) {
  const headers = await tokenOf(request);
  const made = await request.post(`${api}/watchlists`, { headers, data: { name: 'Evening' } });
  const { id, ownerExternalId } = await made.json();
  const content = ids.map((title) => ({ id: title, contentType: 'VIDEO' }));
  await request.post(`${api}/new-watchlists/${id}/content`, { headers, data: { content } });
  return {
    path: `/watchlists/${id}`,
    /** As the service has it now. */
    async now(): Promise<string[]> {
      const answer = await request.get(`${api}/new-watchlists/${id}?rpp=60`, { headers });
      return (await answer.json()).content.map((title: { id: string }) => title.id);
    },
    forget: () => request.delete(`${api}/watchlists/${id}/${ownerExternalId}`, { headers }),
  };
}

/** Another device of the same person, which hears what happens. */
async function device(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.JOURNEYS_URL,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, `/login?from=${encodeURIComponent(path)}`);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const listening = untilListening(page);
  await page.reload();
  await listening;
  return page;
}

test('two devices that change one list at once end equal, and lose nothing', async ({ browser, request }) => {
  const list = await makeList(request, reels(1, 2, 3, 4, 5, 6));
  const [one, other] = [await device(browser, list.path), await device(browser, list.path)];
  for (const page of [one, other]) await expect(listed(page)).toHaveCount(6);

  await one.getByRole('button', { name: 'Move Reel 1', exact: true }).press('End');
  await expect(listed(other)).toHaveText(['Reel 2', 'Reel 3', 'Reel 4', 'Reel 5', 'Reel 6', 'Reel 1']);

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  await Promise.all([
    (async () => {
      await button(one, 'Move Reel 6').press('Home');
      await button(one, 'Remove Reel 3').press('Enter');
    })(),
    (async () => {
      await button(other, 'Move Reel 2').press('ArrowDown');
      await button(other, 'Remove Reel 5').press('Enter');
    })(),
  ]);
  await expect(async () => {
    const kept = (await list.now()).map((id) => id.replace('reel-', 'Reel '));
    expect(kept.toSorted()).toEqual(['Reel 1', 'Reel 2', 'Reel 4', 'Reel 6']);
    for (const page of [one, other]) await expect(listed(page)).toHaveText(kept, { timeout: 2_000 });
  }).toPass();
  for (const page of [one, other]) await page.context().close();
  await list.forget();
});

test('of changes made in a row, one that is lost is taken back and the others stay', async ({
  browser,
  request,
}) => {
  const list = await makeList(request, reels(11, 12, 13, 14));
  const page = await device(browser, list.path);
  await expect(listed(page)).toHaveCount(4);
  let calls = 0;
  let goOn = () => {};
  const allAreAsked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/v2/new-watchlists/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    calls += 1;
    await allAreAsked;
    return calls === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Move Reel 14', exact: true }).press('Home');
  await page.getByRole('button', { name: 'Remove Reel 12' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Reel 13' }).press('Enter');
  await expect(listed(page)).toHaveText(['Reel 14', 'Reel 11']);
  goOn();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(listed(page)).toHaveText(['Reel 14', 'Reel 11', 'Reel 12']);
  await expect.poll(list.now).toEqual(reels(14, 11, 12));
  await page.context().close();
  await list.forget();
});

test('a favourite is one everywhere at once: on another page, on another device', async ({
  browser,
  request,
}) => {
  const headers = await tokenOf(request);
  const keptNow = async (): Promise<{ id: string }[]> =>
    (await (await request.get(`${api}/favourite/vods?rpp=60`, { headers })).json()).vods;
  for (const { id } of await keptNow()) await request.delete(`${api}/favourite/vods/${id}`, { headers });
  const [one, other] = [
    await device(browser, `/video/${titles.open}`),
    await device(browser, '/watchlist/favourites'),
  ];
  await expect(other.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await one.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  await expect(other.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible();
  await other.getByRole('button', { name: 'Remove from favourites: The Crossing' }).press('Enter');
  await expect(one.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect.poll(keptNow).toEqual([]);
  for (const page of [one, other]) await page.context().close();
});

test('a list is made, put in order by keys and by pointer, and emptied in Arabic', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // A call of the guest crosses the sign-in.
  complaints.allow(/40[14]/);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titles.open}`)}`);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toBeVisible();
  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  for (const [turn, title] of [titles.open, ...reels(21, 22)].entries()) {
    await open(page, `/video/${title}`);
    await page.getByRole('button', { name: 'أضف إلى قائمة' }).press('Enter');
    const panel = page.getByRole('dialog');
    if (turn === 0) {
      await panel.getByRole('button', { name: 'قائمة جديدة' }).press('Enter');
      await expect(panel.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('للمساء');
      await page.keyboard.press('Enter');
    } else {
      await panel.getByRole('button', { name: 'للمساء' }).press('Enter');
    }
    await expect(panel.getByRole('status')).toContainText('للمساء');
    await expect(panel).toBeHidden();
  }
  await open(page, '/watchlists');
  await page.getByRole('link', { name: /للمساء/ }).press('Enter');
  const entries = page.getByRole('list', { name: /^للمساء/ }).locator('strong');
  await expect(entries).toHaveText(['العبور', 'شريط 21', 'شريط 22']);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);

  const grip = page.getByRole('button', { name: 'انقل شريط 22' });
  await grip.press('Home');
  await expect(entries).toHaveText(['شريط 22', 'العبور', 'شريط 21']);
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries).toHaveText(['العبور', 'شريط 22', 'شريط 21']);
  await expect(grip).toBeFocused();

  // A name of its own, and back to the button that asked for it.
  const rename = page.getByRole('button', { name: 'إعادة التسمية' });
  await rename.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' معًا');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('للمساء معًا');
  await expect(rename).toBeFocused();

  // By the pointer too: the grips stand where the lines begin.
  const gripOf = async (title: string) => {
    const box = await page.getByRole('button', { name: `انقل ${title}`, exact: true }).boundingBox();
    if (!box) throw new Error('The grip can be seen');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [first, last] = [await gripOf('العبور'), await gripOf('شريط 21')];
  expect(first[0]).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  for (const [from, to, order] of [
    [first, last, ['شريط 22', 'شريط 21', 'العبور']],
    [last, first, ['العبور', 'شريط 22', 'شريط 21']],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    await expect(entries).toHaveText([...order]);
  }

  // The focus goes on to the next title, and from the last one to the one before it.
  const remove = (title: string) => page.getByRole('button', { name: `أزل ${title}` });
  await remove('شريط 22').press('Enter');
  await expect(remove('شريط 21')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('العبور')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(0);
  await expectAccessible(page);

  const destroy = { name: 'حذف', exact: true };
  await page.getByRole('button', destroy).press('Enter');
  await page.getByRole('dialog').getByRole('button', destroy).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('قوائم المشاهدة');
  await expect(page.getByRole('link', { name: /للمساء/ })).toHaveCount(0);
});

test('an entry follows the pointer that holds it, and stays where it is let go', async ({
  browser,
  request,
}) => {
  const list = await makeList(request, reels(...Array.from({ length: 40 }, (_, at) => at + 1)));
  const page = await device(browser, list.path);
  // All of it is at hand, and only what is looked at is in the page.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Move Reel 40', exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Move Reel 1', exact: true })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const grip = (number: number) => page.getByRole('button', { name: `Move Reel ${number}`, exact: true });
  const middle = async (number: number) => {
    const box = await grip(number).boundingBox();
    if (!box) throw new Error('The grip can be seen');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await expect(grip(1)).toBeVisible();
  const [from, to] = [await middle(1), await middle(3)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await list.now()).slice(0, 4)).toEqual(reels(2, 3, 1, 4));
  await expect(listed(page).first()).toHaveText('Reel 2');

  // Escape puts it back.
  await page.mouse.move(...(await middle(3)));
  await page.mouse.down();
  await page.mouse.move(...from, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(listed(page).first()).toHaveText('Reel 2');

  // To the end and back, far out of sight.
  await grip(3).press('End');
  await expect(grip(3)).toBeFocused();
  await expect(grip(3)).toBeInViewport();
  await expect.poll(async () => (await list.now()).at(-1)).toBe('reel-3');
  await page.keyboard.press('Home');
  await expect(grip(3)).toBeFocused();
  await expect(grip(3)).toBeInViewport();
  await expect.poll(async () => (await list.now())[0]).toBe('reel-3');
  await page.context().close();
  await list.forget();
});

test('by keys a title goes to the end of a list that is not at hand whole, and its place is told among all', async ({
  browser,
  request,
}) => {
  const list = await makeList(request, reels(...Array.from({ length: 40 }, (_, index) => index + 1)));
  const page = await device(browser, list.path);
  const grip = (number: number) => page.getByRole('button', { name: `Move Reel ${number}`, exact: true });
  await expect(grip(1)).toBeVisible();
  await grip(2).press('ArrowDown');
  await expect(page.getByText('Reel 2: place 3 of 40')).toBeAttached();
  await expect(grip(2)).toBeFocused();
  await grip(1).press('End');
  await expect(page.getByText('Reel 1: place 40 of 40')).toBeAttached();
  await expect(grip(3)).toBeFocused();
  await expect.poll(async () => (await list.now()).slice(0, 3)).toEqual(reels(3, 2, 4));
  await expect.poll(async () => (await list.now()).at(-1)).toBe('reel-1');
  // Who goes on down to it finds every title once.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(grip(1)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('li[aria-setsize="40"]').last()).toHaveAttribute('aria-posinset', '40');
  await page.context().close();
  await list.forget();
});

test('a list of somebody else can be kept and given up, and nothing else', async ({ browser, request }) => {
  const list = await makeList(request, reels(31, 32));
  const context = await browser.newContext({ baseURL: process.env.JOURNEYS_URL, locale: 'en' });
  const page = await context.newPage();
  const email = 'keeper@example.com';
  const made = await request.post(`${api}/user`, {
    data: {
      username: email,
      password,
      name: 'Kay',
      consentAnswers: [{ fieldName: 'terms', answer: true }],
    },
  });
  expect(made.status()).toBe(201);
  await open(page, `/login?from=${encodeURIComponent(list.path)}`);
  await signIn(page, email);
  await expect(listed(page)).toHaveText(['Reel 31', 'Reel 32']);
  await expect(page.getByRole('button', { name: /^(Move|Remove|Rename|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save list' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeFocused();
  await expectAccessible(page);
  await open(page, '/watchlists');
  await expect(page.getByRole('link', { name: /Evening.*Saved from somebody else/ })).toBeVisible();
  await page.getByRole('link', { name: /Evening/ }).press('Enter');
  await page.getByRole('button', { name: 'Saved' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save list' })).toBeVisible();
  await open(page, '/watchlists');
  await expect(page.getByRole('heading', { name: 'No watchlists yet' })).toBeVisible();
  await context.close();
  await list.forget();
});

test('a tab that is closed at any second loses five seconds at most', async ({ browser, request }) => {
  const headers = await tokenOf(request);
  const first = await device(browser, '/favourites');
  const storageState = await first.context().storageState();
  await first.context().close();

  const closeAfter = async (seconds: number, { isKilled, title }: { isKilled: boolean; title: string }) => {
    const kept = async () => {
      const answer = await request.get(`${api}/customer/progress/${title}`, { headers });
      return (await answer.json()).progress?.position ?? 0;
    };
    const forget = () => request.delete(`${api}/customer/history/${title}`, { headers });
    await forget();
    const context = await browser.newContext({ baseURL: process.env.JOURNEYS_URL, storageState });
    const page = await context.newPage();
    await open(page, `/video/${title}?start=0`);
    await expect
      .poll(() => videoTime(page).catch(() => 0), { intervals: [100], timeout: 60_000 })
      .toBeGreaterThan(seconds);
    const seen = await videoTime(page);
    if (isKilled) {
      // A crash says nothing to anybody.
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      void session.send('Page.crash').catch(() => {});
      await crashed;
    } else {
      await page.close({ runBeforeUnload: true });
    }
    await expect.poll(kept).toBeGreaterThan(seen - 5);
    await context.close();
    await forget();
  };
  // Each watches something else, so they need not wait for each other.
  await Promise.all([
    closeAfter(1.5, { isKilled: false, title: 'long-lap-41' }),
    closeAfter(4, { isKilled: false, title: 'long-lap-42' }),
    closeAfter(7.5, { isKilled: false, title: 'long-lap-43' }),
    closeAfter(7, { isKilled: true, title: 'long-lap-44' }),
    closeAfter(11, { isKilled: true, title: 'long-lap-45' }),
  ]);
});
