// What sharing says: copied, given to the device, or failed; for as long as it should, in both directions of writing.
import type { Page } from '@playwright/test';
import { lists } from '../../service/seed/realm-file.ts';
import { expect, open, test } from '../../support/test.ts';

/** What the device of somebody can do. */
interface Device {
  copy: 'works' | 'refused' | 'missing';
  share: 'works' | 'refused' | 'closed' | 'missing';
}

interface Done {
  device: Device;
  copied: string[];
  shared: { url: string; title: string }[];
}

/** The page has a device that a journey changes, and that keeps what was given to it. */
async function giveDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done: Done = { device: { copy: 'missing', share: 'missing' }, copied: [], shared: [] };
    const refuse = (name: string) => Promise.reject(new DOMException(name, name));
    const clipboard = {
      writeText: async (text: string) => {
        if (done.device.copy === 'refused') return refuse('NotAllowedError');
        done.copied.push(text);
      },
    };
    const share = async (link: Done['shared'][number]) => {
      if (done.device.share === 'refused') return refuse('NotAllowedError');
      done.shared.push(link);
      if (done.device.share === 'closed') return refuse('AbortError');
    };
    const offer = (name: string, get: () => unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get });
    offer('clipboard', () => (done.device.copy === 'missing' ? undefined : clipboard));
    offer('share', () => (done.device.share === 'missing' ? undefined : share));
    Object.assign(window, { done });
  });
}

const useDevice = (page: Page, device: Device) =>
  page.evaluate((next) => {
    Object.assign((window as unknown as { done: Done }).done, { device: next, copied: [], shared: [] });
  }, device);
const doneOn = (page: Page) =>
  page.evaluate(() => {
    const { copied, shared } = (window as unknown as { done: Done }).done;
    return { copied, shared };
  });

const languages = [
  {
    language: 'en',
    title: 'Top Four',
    idle: 'Share',
    copied: 'Link copied',
    sharing: 'Sharing',
    failed: 'Sharing failed',
  },
  {
    language: 'ar',
    title: 'أفضل أربعة',
    idle: 'شارك',
    copied: 'نُسخ الرابط',
    sharing: 'جارٍ المشاركة',
    failed: 'تعذّرت المشاركة',
  },
] as const;

for (const words of languages) {
  test(`sharing says what has come of it, and then offers itself again (${words.language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'matinee_language', value: words.language, url: baseURL ?? '' }]);
    await giveDevice(page);
    await open(page, `/playlist/${lists.playlist}?seen=1`);
    await expect(page.locator('html')).toHaveAttribute('dir', words.language === 'ar' ? 'rtl' : 'ltr');
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    await expect(button(words.idle)).toBeVisible();
    // From here on time goes on only when it is told to.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const url = expect.stringMatching(new RegExp(`^${baseURL}/.*${lists.playlist}[^?]*$`));
    const link = { url, title: words.title };

    const cases: [Device, 'copied' | 'sharing' | 'failed', object][] = [
      [{ copy: 'works', share: 'works' }, 'copied', { copied: [url], shared: [] }],
      [{ copy: 'missing', share: 'works' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'works' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'closed' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'refused' }, 'failed', { copied: [], shared: [] }],
      [{ copy: 'missing', share: 'missing' }, 'failed', { copied: [], shared: [] }],
    ];
    for (const [device, state, done] of cases) {
      await useDevice(page, device);
      await button(words.idle).press('Enter');
      await expect(button(words[state])).toBeFocused();
      expect(await doneOn(page)).toEqual(done);
      await expect(main.getByRole('status').filter({ hasText: words[state] })).toHaveCount(1);
      // For two seconds, and not longer.
      await page.clock.fastForward(1_900);
      await expect(button(words[state])).toBeVisible();
      await page.clock.fastForward(200);
      await expect(button(words.idle)).toBeFocused();
    }
  });
}
