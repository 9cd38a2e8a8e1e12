// Measures the time from a click to the first frame, beside the engine alone as the baseline.
import { startPlayerPages } from './player-page.ts';

const rounds = 9;
const pages = await startPlayerPages();

async function once(query: string): Promise<number> {
  const context = await pages.browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(`${pages.server.url}/first-frame.html?${query}`);
  while (!(await page.evaluate(() => window.ready))) await page.waitForTimeout(20);
  await page.waitForTimeout(300);
  await page.click('#start');
  let took: number | undefined;
  while (took === undefined) {
    await page.waitForTimeout(50);
    took = await page.evaluate(() => window.took);
  }
  await context.close();
  return took;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (const type of ['dash', 'hls']) {
  for (const loaded of ['', '&loaded']) {
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await once(`type=${type}${loaded}`));
      ours.push(await once(`type=${type}${loaded}&ours`));
    }
    const [theirs, mine] = [median(bare), median(ours)];
    const when = loaded ? 'code there before the click' : 'code fetched after the click';
    console.log(
      `${type}, ${when}: ${mine.toFixed(0)} ms, bare ${theirs.toFixed(0)} ms, ratio ${(mine / theirs).toFixed(2)}`,
    );
  }
}
await pages.close();
