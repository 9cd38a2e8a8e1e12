import type { Page } from '@playwright/test';

/** Records layout shifts that no input caused, with the elements that moved. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean;
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const movedElements = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        if (!hadRecentInput) shifts.push(`${value} ${movedElements.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
