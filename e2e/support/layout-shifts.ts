import type { BrowserContext, Page } from '@playwright/test';

/** Records layout shifts that no input caused, with the elements that moved. Returns a function that reads them. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await installLayoutShiftRecorder(page);
  return () => readLayoutShifts(page);
}

export async function installLayoutShiftRecorder(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
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
}

export function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
