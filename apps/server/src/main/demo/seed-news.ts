// Seeds the news feed. Its items show the artwork of titles, so titles must exist.

import { demoNewsFeed, demoNewsItems, getMasterStorageKey } from '@matinee/demo';
import { parseRichBlocks, putFeed, putItem } from '../../domains/news/index.ts';
import { selectArtworkByStorageKey } from '../../domains/titles/index.ts';
import type { SeedContext } from './seed-context.ts';

export async function seedNews({ trx, realmId, now }: SeedContext): Promise<void> {
  const { name, title: titles } = demoNewsFeed;
  const { id: feedId } = await putFeed(trx, { realmId, name, titles, now });
  for (const { key, titleKey, daysAgo, title, summary, text } of demoNewsItems) {
    const storageKey = getMasterStorageKey({ key: titleKey, kind: 'hero' });
    const artwork = (await selectArtworkByStorageKey(trx, { realmId, storageKeys: [storageKey] })).get(
      storageKey,
    );
    await putItem(trx, {
      realmId,
      feedId,
      key,
      publicId: key,
      titles: title,
      summaries: summary,
      texts: Object.fromEntries(
        Object.entries(text).map(([language, html]) => [language, parseRichBlocks(html)]),
      ),
      artworkId: artwork?.id,
      publishedAt: now.subtract({ hours: 24 * daysAgo }),
      now,
    });
  }
}
