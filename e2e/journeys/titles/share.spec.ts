// The share button copies the link or opens the share dialog of the device, and shows when that fails.
import type { Page } from '@playwright/test';
import { listIds } from '../../service/seed/realm-file.ts';
import { expect, open, setLanguage, test } from '../../support/test.ts';

interface DeviceAbilities {
  copy: 'works' | 'refused' | 'missing';
  share: 'works' | 'refused' | 'closed' | 'missing';
}

/** Replaces the clipboard and the share dialog of the page. */
interface FakeDevice {
  abilities: DeviceAbilities;
  copied: string[];
  shared: { url: string; title: string }[];
}

async function installFakeDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device: FakeDevice = { abilities: { copy: 'missing', share: 'missing' }, copied: [], shared: [] };
    const reject = (name: string) => Promise.reject(new DOMException(name, name));
    const clipboard = {
      writeText: async (text: string) => {
        if (device.abilities.copy === 'refused') return reject('NotAllowedError');
        device.copied.push(text);
      },
    };
    const share = async (link: FakeDevice['shared'][number]) => {
      if (device.abilities.share === 'refused') return reject('NotAllowedError');
      device.shared.push(link);
      if (device.abilities.share === 'closed') return reject('AbortError');
    };
    const defineNavigatorProperty = (name: string, getValue: () => unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: getValue });
    defineNavigatorProperty('clipboard', () => (device.abilities.copy === 'missing' ? undefined : clipboard));
    defineNavigatorProperty('share', () => (device.abilities.share === 'missing' ? undefined : share));
    Object.assign(window, { fakeDevice: device });
  });
}

const setAbilities = (page: Page, newAbilities: DeviceAbilities) =>
  page.evaluate((abilities) => {
    Object.assign((window as unknown as { fakeDevice: FakeDevice }).fakeDevice, {
      abilities,
      copied: [],
      shared: [],
    });
  }, newAbilities);
const readDevice = (page: Page) =>
  page.evaluate(() => {
    const { copied, shared } = (window as unknown as { fakeDevice: FakeDevice }).fakeDevice;
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

for (const labels of languages) {
  test(`the share button shows its result for two seconds (${labels.language})`, async ({
    page,
    context,
    baseURL,
    realm,
  }) => {
    await setLanguage(context, labels.language, realm);
    await installFakeDevice(page);
    await open(page, `/playlist/${listIds.playlist}?seen=1`);
    await expect(page.locator('html')).toHaveAttribute('dir', labels.language === 'ar' ? 'rtl' : 'ltr');
    const main = page.getByRole('main');
    const getButton = (name: string) => main.getByRole('button', { name, exact: true });
    await expect(getButton(labels.idle)).toBeVisible();
    // After this line, only fastForward advances the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const url = expect.stringMatching(new RegExp(`^${baseURL}/.*${listIds.playlist}[^?]*$`));
    const link = { url, title: labels.title };

    const cases: [DeviceAbilities, 'copied' | 'sharing' | 'failed', object][] = [
      [{ copy: 'works', share: 'works' }, 'copied', { copied: [url], shared: [] }],
      [{ copy: 'missing', share: 'works' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'works' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'closed' }, 'sharing', { copied: [], shared: [link] }],
      [{ copy: 'refused', share: 'refused' }, 'failed', { copied: [], shared: [] }],
      [{ copy: 'missing', share: 'missing' }, 'failed', { copied: [], shared: [] }],
    ];
    for (const [abilities, state, deviceCalls] of cases) {
      await setAbilities(page, abilities);
      await getButton(labels.idle).press('Enter');
      await expect(getButton(labels[state])).toBeFocused();
      expect(await readDevice(page)).toEqual(deviceCalls);
      await expect(main.getByRole('status').filter({ hasText: labels[state] })).toHaveCount(1);
      await page.clock.fastForward(1_900);
      await expect(getButton(labels[state])).toBeVisible();
      await page.clock.fastForward(200);
      await expect(getButton(labels.idle)).toBeFocused();
    }
  });
}
