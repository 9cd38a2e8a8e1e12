import type { Browser } from '@playwright/test';
import { servePage } from './built-page.ts';

export const serveRowsPage = () => servePage('rows-page.tsx');

/** How long a page says that it rendered, loaded anew each time. */
export async function renderTimes(
  browser: Browser,
  url: string,
  { rounds, slower }: { rounds: number; slower: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('rendered').length > 0);
    times.push(
      await page.evaluate(() => performance.getEntriesByName('rendered')[0]?.duration ?? Number.NaN),
    );
    await context.close();
  }
  return times;
}
