import { mkdirSync } from 'node:fs';
import { setStage, untilState } from './stage.ts';

const out = '/tmp/player-shots';
mkdirSync(out, { recursive: true });
const s = await setStage();
console.log(s.server.url);
const sizes = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;
try {
  for (const dir of ['ltr', 'rtl'])
    for (const [w, h] of sizes) {
      const touch = w <= 820;
      const p = await s.open(`dir=${dir}&type=dash&subtitles=en`, {
        viewport: { width: w, height: h },
        hasTouch: touch,
        isMobile: touch,
      });
      p.on('console', (m) => console.log(w, dir, m.type(), m.text()));
      p.on('pageerror', (e) => console.log('pageerror', e.message));
      try {
        await untilState(p, (s) => s.status === 'playing' && s.position > 2.2);
      } catch (e) {
        console.log('timeout', e);
      }
      if (!touch) await p.mouse.move(w / 2, h / 2);
      else await p.touchscreen.tap(w / 2, h / 3);
      await p.waitForTimeout(400);
      await p.screenshot({ path: `${out}/${dir}-${w}-playing.png` });
      await p.evaluate(() => window.seen.store.requests.pause());
      const bar = p.getByRole('slider').first();
      if (!touch) {
        const b = await bar.boundingBox();
        if (b) await p.mouse.move(b.x + b.width * 0.42, b.y + b.height / 2);
        await p.waitForTimeout(600);
        await p.screenshot({ path: `${out}/${dir}-${w}-preview.png` });
      }
      await p.locator('[aria-haspopup=menu]').first().click();
      await p.waitForTimeout(300);
      await p.screenshot({ path: `${out}/${dir}-${w}-subs.png` });
      await p.keyboard.press('Escape');
      await p.locator('[aria-haspopup=menu]').last().click();
      await p.waitForTimeout(300);
      await p.screenshot({ path: `${out}/${dir}-${w}-quality.png` });
      await p.context().close();
      const q = await s.open(`dir=${dir}&paused&poster`, {
        viewport: { width: w, height: h },
        hasTouch: touch,
        isMobile: touch,
      });
      await untilState(q, (s) => s.status === 'ready');
      await q.waitForTimeout(300);
      await q.screenshot({ path: `${out}/${dir}-${w}-ready.png` });
      await q.context().close();
      s.server.broken = 403;
      const f = await s.open(`dir=${dir}`, {
        viewport: { width: w, height: h },
        hasTouch: touch,
        isMobile: touch,
      });
      await untilState(f, (s) => s.status === 'failed');
      await f.waitForTimeout(200);
      await f.screenshot({ path: `${out}/${dir}-${w}-failed.png` });
      await f.context().close();
      s.server.broken = null;
    }
} finally {
  await s.close();
}
