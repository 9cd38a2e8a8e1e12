// Saved progress when a tab closes or crashes during playback.
import {
  createBrowserContext,
  expect,
  fetchAuthHeaders,
  open,
  readVideoTime,
  signInDirectly,
  test,
  waitUntilPlaying,
} from '../../support/test.ts';

test('a tab that is closed or crashes loses at most five seconds of progress', async ({
  page,
  browser,
  request,
  account,
  realm,
}) => {
  const headers = await fetchAuthHeaders(request, account);
  await signInDirectly(page, account, realm);
  const storageState = await page.context().storageState();

  async function closeAfter(seconds: number, { crashes, titleId }: { crashes: boolean; titleId: string }) {
    const readSavedPosition = async () => {
      const response = await request.get(`/api/v2/customer/progress/${titleId}`, { headers });
      return (await response.json()).progress?.position ?? 0;
    };
    const context = await createBrowserContext(browser, realm, { storageState });
    const tab = await context.newPage();
    await open(tab, `/video/${titleId}?start=0`);
    await waitUntilPlaying(tab, seconds);
    const watchedSeconds = await readVideoTime(tab);
    if (crashes) {
      // A crashing tab sends nothing.
      const session = await context.newCDPSession(tab);
      const crashEvent = tab.waitForEvent('crash');
      void session.send('Page.crash').catch(() => {});
      await crashEvent;
    } else {
      await tab.close({ runBeforeUnload: true });
    }
    await expect.poll(readSavedPosition).toBeGreaterThan(watchedSeconds - 5);
    await context.close();
  }
  // Each tab plays a different title, so all tabs can run in parallel.
  await Promise.all([
    closeAfter(1.5, { crashes: false, titleId: 'long-lap-41' }),
    closeAfter(4, { crashes: false, titleId: 'long-lap-42' }),
    closeAfter(7.5, { crashes: false, titleId: 'long-lap-43' }),
    closeAfter(7, { crashes: true, titleId: 'long-lap-44' }),
    closeAfter(11, { crashes: true, titleId: 'long-lap-45' }),
  ]);
});
