import type { Browser } from '@playwright/test';
import { servePage } from './page-server.ts';

export const serveRowsPage = () => servePage('rows-page.tsx');

/** Milliseconds per render after the first one, which compiles the code. */
export async function measureRenderTimes(
  browser: Browser,
  url: string,
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${url}?renders`);
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    const durations = await page.evaluate(() =>
      performance.getEntriesByName('rendered').map(({ duration }) => duration),
    );
    times.push(...durations.slice(1));
    await context.close();
  }
  return times;
}
