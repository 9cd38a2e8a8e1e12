// The feed of the demo realm. Its items borrow the pictures of the titles that they are about.

import { demoNews, demoNewsFeed } from '@matinee/demo';
import { putFeed, putItem, richParagraphs } from '../../domains/news/index.ts';
import { artworkByStorageKey } from '../../domains/titles/index.ts';
import { storageKeyOf } from './pictures.ts';
import type { SeedFrame } from './seed-frame.ts';

/** After the titles. */
export async function seedNews({ trx, realmId, now }: SeedFrame): Promise<void> {
  const { name, title: titles } = demoNewsFeed;
  const { id: feedId } = await putFeed(trx, { realmId, name, titles, now });
  for (const { key, titleKey, daysAgo, title, summary, text } of demoNews) {
    const storageKey = storageKeyOf({ key: titleKey, kind: 'hero' });
    const picture = (await artworkByStorageKey(trx, { realmId, storageKeys: [storageKey] })).get(storageKey);
    await putItem(trx, {
      realmId,
      feedId,
      key,
      publicId: key,
      titles: title,
      summaries: summary,
      texts: Object.fromEntries(
        Object.entries(text).map(([language, html]) => [language, richParagraphs(html)]),
      ),
      pictureId: picture?.id,
      publishedAt: now.subtract({ hours: 24 * daysAgo }),
      now,
    });
  }
}
