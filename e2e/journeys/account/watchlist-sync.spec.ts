// Watchlists and favourites of an account on several devices: reordered by keyboard and pointer, with failing
// API calls.
import type { Browser, Page } from '@playwright/test';
import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  type Account,
  createBrowserContext,
  createWatchlist,
  expect,
  fetchAuthHeaders,
  open,
  type Realm,
  setLanguage,
  signIn,
  signInDirectly,
  test,
  waitForEventStream,
} from '../../support/test.ts';

const listReelIds = (...numbers: number[]) => numbers.map((number) => `reel-${number}`);
const listFirstReelIds = (count: number) =>
  listReelIds(...Array.from({ length: count }, (_, index) => index + 1));
const getListedTitles = (page: Page) => page.getByRole('list', { name: 'Evening' }).locator('strong');
const getDragHandle = (page: Page, number: number) =>
  page.getByRole('button', { name: `Move Reel ${number}`, exact: true });

/** Opens the path on another device of the account, which receives server-sent events. */
async function openDevice(
  browser: Browser,
  path: string,
  { account, realm }: { account: Account; realm: Realm },
): Promise<Page> {
  const page = await (await createBrowserContext(browser, realm)).newPage();
  await signInDirectly(page, account, realm);
  const eventStream = waitForEventStream(page);
  await open(page, path);
  await eventStream;
  return page;
}

test('two devices that change a watchlist at the same time show the same list without losing a change', async ({
  browser,
  request,
  account,
  realm,
}) => {
  const list = await createWatchlist(request, account, {
    name: 'Evening',
    titleIds: listReelIds(1, 2, 3, 4, 5, 6),
  });
  const [firstDevice, secondDevice] = [
    await openDevice(browser, list.path, { account, realm }),
    await openDevice(browser, list.path, { account, realm }),
  ];
  for (const page of [firstDevice, secondDevice]) await expect(getListedTitles(page)).toHaveCount(6);

  await firstDevice.getByRole('button', { name: 'Move Reel 1', exact: true }).press('End');
  await expect(getListedTitles(secondDevice)).toHaveText([
    'Reel 2',
    'Reel 3',
    'Reel 4',
    'Reel 5',
    'Reel 6',
    'Reel 1',
  ]);

  const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  await Promise.all([
    (async () => {
      await getButton(firstDevice, 'Move Reel 6').press('Home');
      await getButton(firstDevice, 'Remove Reel 3').press('Enter');
    })(),
    (async () => {
      await getButton(secondDevice, 'Move Reel 2').press('ArrowDown');
      await getButton(secondDevice, 'Remove Reel 5').press('Enter');
    })(),
  ]);
  await expect(async () => {
    const names = (await list.readTitleIds()).map((id) => id.replace('reel-', 'Reel '));
    expect(names.toSorted()).toEqual(['Reel 1', 'Reel 2', 'Reel 4', 'Reel 6']);
    for (const page of [firstDevice, secondDevice])
      await expect(getListedTitles(page)).toHaveText(names, { timeout: 2_000 });
  }).toPass();
  for (const page of [firstDevice, secondDevice]) await page.context().close();
});

test('undoes only the change that fails among several changes in a row', async ({
  browser,
  request,
  account,
  realm,
}) => {
  const list = await createWatchlist(request, account, {
    name: 'Evening',
    titleIds: listReelIds(11, 12, 13, 14),
  });
  const page = await openDevice(browser, list.path, { account, realm });
  await expect(getListedTitles(page)).toHaveCount(4);
  let callCount = 0;
  const allChangesStarted = Promise.withResolvers<void>();
  await page.route('**/api/v2/new-watchlists/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    callCount += 1;
    await allChangesStarted.promise;
    return callCount === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Move Reel 14', exact: true }).press('Home');
  await page.getByRole('button', { name: 'Remove Reel 12' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Reel 13' }).press('Enter');
  await expect(getListedTitles(page)).toHaveText(['Reel 14', 'Reel 11']);
  allChangesStarted.resolve();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(getListedTitles(page)).toHaveText(['Reel 14', 'Reel 11', 'Reel 12']);
  await expect.poll(list.readTitleIds).toEqual(listReelIds(14, 11, 12));
  await page.context().close();
});

test('shows a changed favourite on other pages and devices', async ({ browser, request, account, realm }) => {
  const headers = await fetchAuthHeaders(request, account);
  const readFavourites = async (): Promise<unknown[]> =>
    (await (await request.get('/api/v2/favourite/vods?rpp=60', { headers })).json()).vods;
  const [firstDevice, secondDevice] = [
    await openDevice(browser, `/video/${titleIds.open}`, { account, realm }),
    await openDevice(browser, '/watchlist/favourites', { account, realm }),
  ];
  await expect(secondDevice.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await firstDevice.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  await expect(secondDevice.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible();
  await secondDevice.getByRole('button', { name: 'Remove from favourites: The Crossing' }).press('Enter');
  await expect(firstDevice.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await expect(secondDevice.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await expect.poll(readFavourites).toEqual([]);
  for (const page of [firstDevice, secondDevice]) await page.context().close();
});

test('a watchlist is created, reordered by keys and pointer, and emptied in Arabic', async ({
  page,
  context,
  consoleErrors,
  account,
  realm,
}) => {
  // 401: a guest's call was still running during the sign-in.
  consoleErrors.allow(/40[14]/);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titleIds.open}`)}`);
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toBeVisible();
  await setLanguage(context, 'ar', realm);
  for (const [index, titleId] of [titleIds.open, ...listReelIds(21, 22)].entries()) {
    await open(page, `/video/${titleId}`);
    await page.getByRole('button', { name: 'أضف إلى قائمة' }).press('Enter');
    const panel = page.getByRole('dialog');
    if (index === 0) {
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

  const dragHandle = page.getByRole('button', { name: 'انقل شريط 22' });
  await dragHandle.press('Home');
  await expect(entries).toHaveText(['شريط 22', 'العبور', 'شريط 21']);
  await expect(dragHandle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries).toHaveText(['العبور', 'شريط 22', 'شريط 21']);
  await expect(dragHandle).toBeFocused();

  // When the dialog closes, the focus returns to the button that opened it.
  const editButton = page.getByRole('button', { name: 'تعديل' });
  await editButton.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' معًا');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('للمساء معًا');
  await expect(editButton).toBeFocused();

  // The drag handles are at the start of the entries.
  const getHandleCentre = async (title: string) => {
    const box = await page.getByRole('button', { name: `انقل ${title}`, exact: true }).boundingBox();
    if (!box) throw new Error('The drag handle is not visible');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [firstCentre, lastCentre] = [await getHandleCentre('العبور'), await getHandleCentre('شريط 21')];
  expect(firstCentre[0]).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  for (const [from, to, order] of [
    [firstCentre, lastCentre, ['شريط 22', 'شريط 21', 'العبور']],
    [lastCentre, firstCentre, ['العبور', 'شريط 22', 'شريط 21']],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    await expect(entries).toHaveText([...order]);
  }

  // After a removal the focus moves to the next title, or from the last title to the previous one.
  const getRemoveButton = (title: string) => page.getByRole('button', { name: `أزل ${title}` });
  await getRemoveButton('شريط 22').press('Enter');
  await expect(getRemoveButton('شريط 21')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getRemoveButton('العبور')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(0);
  await expectAccessible(page);

  const deleteButtonOptions = { name: 'حذف', exact: true };
  await page.getByRole('button', deleteButtonOptions).press('Enter');
  await page.getByRole('dialog').getByRole('button', deleteButtonOptions).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('قوائم المشاهدة');
  await expect(page.getByRole('link', { name: /للمساء/ })).toHaveCount(0);
});

test('moves a title by keys to the end of a partly loaded list, and announces its position in the whole list', async ({
  browser,
  request,
  account,
  realm,
}) => {
  const list = await createWatchlist(request, account, { name: 'Evening', titleIds: listFirstReelIds(40) });
  const page = await openDevice(browser, list.path, { account, realm });
  await expect(getDragHandle(page, 1)).toBeVisible();
  await getDragHandle(page, 2).press('ArrowDown');
  await expect(page.getByText('Reel 2: position 3 of 40')).toBeAttached();
  await expect(getDragHandle(page, 2)).toBeFocused();
  await getDragHandle(page, 1).press('End');
  await expect(page.getByText('Reel 1: position 40 of 40')).toBeAttached();
  await expect(getDragHandle(page, 3)).toBeFocused();
  await expect.poll(async () => (await list.readTitleIds()).slice(0, 3)).toEqual(listReelIds(3, 2, 4));
  await expect.poll(async () => (await list.readTitleIds()).at(-1)).toBe('reel-1');
  // Scrolling to the end of the list loads Reel 1, and the last entry has position 40.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(getDragHandle(page, 1)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('li[aria-setsize="40"]').last()).toHaveAttribute('aria-posinset', '40');
  await page.context().close();
});

test('a watchlist of another account can be saved and unsaved, and not changed', async ({
  browser,
  request,
  account,
  realm,
}) => {
  const list = await createWatchlist(request, account, { name: 'Evening', titleIds: listReelIds(31, 32) });
  const page = await openDevice(browser, list.path, {
    account: await realm.createAccount({ name: 'Kay' }),
    realm,
  });
  await expect(getListedTitles(page)).toHaveText(['Reel 31', 'Reel 32']);
  await expect(page.getByRole('button', { name: /^(Move|Remove|Edit|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save watchlist' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeFocused();
  await expectAccessible(page);
  await open(page, '/watchlists');
  await expect(page.getByRole('link', { name: /Evening.*Someone else’s watchlist/ })).toBeVisible();
  await page.getByRole('link', { name: /Evening/ }).press('Enter');
  // Opening a page by its URL would cancel the request.
  const deleteResponse = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Saved' }).press('Enter');
  await deleteResponse;
  await expect(page.getByRole('button', { name: 'Save watchlist' })).toBeVisible();
  await open(page, '/watchlists');
  await expect(page.getByRole('heading', { name: 'No watchlists yet' })).toBeVisible();
  await page.context().close();
});
