// Measures the time from a click to the first frame, beside the engine alone as the baseline.
import { startPlayerPages } from './player-page.ts';

const rounds = 9;
const pages = await startPlayerPages();

async function measureFirstFrame(query: string): Promise<number> {
  const context = await pages.browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(`${pages.server.url}/first-frame.html?${query}`);
  while (!(await page.evaluate(() => window.isReady))) await page.waitForTimeout(20);
  await page.waitForTimeout(300);
  await page.click('#start');
  let firstFrameMs: number | undefined;
  while (firstFrameMs === undefined) {
    await page.waitForTimeout(50);
    firstFrameMs = await page.evaluate(() => window.firstFrameMs);
  }
  await context.close();
  return firstFrameMs;
}

function calculateMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (const type of ['dash', 'hls']) {
  for (const loadedParam of ['', '&loaded']) {
    const baselineTimes: number[] = [];
    const playerTimes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      baselineTimes.push(await measureFirstFrame(`type=${type}${loadedParam}`));
      playerTimes.push(await measureFirstFrame(`type=${type}${loadedParam}&player`));
    }
    const [baselineMedian, playerMedian] = [calculateMedian(baselineTimes), calculateMedian(playerTimes)];
    const codeState = loadedParam ? 'engine preloaded before the click' : 'engine loaded after the click';
    console.log(
      `${type}, ${codeState}: ${playerMedian.toFixed(0)} ms, baseline ${baselineMedian.toFixed(0)} ms, ratio ${(playerMedian / baselineMedian).toFixed(2)}`,
    );
  }
}
await pages.close();
