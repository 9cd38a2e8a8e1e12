// Nothing that anybody writes is ever run. Every page is tried with hostile words in every-page.spec.ts.

import { attacks, hostileIds } from '../../service/seed/xss-realm.ts';
import { crawl, expectInert, inHostileRealm, nothing, refused, watch } from '../../support/crawl.ts';
import { expect, test } from '../../support/test.ts';

test('hostile words are there, as they were written', async ({ context, page, complaints }) => {
  complaints.allow(refused);
  const seen = await watch(context);
  await page.goto(inHostileRealm(`/video/${hostileIds.video}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(attacks[0]);
  await expectInert(page);
  expect(seen).toEqual(nothing);
});

test('hostile words in an address are words', async ({ context, complaints }) => {
  complaints.allow(refused);
  const seen = await watch(context);
  const asked = attacks.map((attack) => encodeURIComponent(attack));
  const paths = asked.flatMap((attack) => [
    `/search?query=${attack}`,
    `/login?from=${attack}&entryPage=${attack}&redirectTo=${attack}`,
  ]);
  await crawl(context, paths.map(inHostileRealm));
  expect(seen).toEqual(nothing);
});
