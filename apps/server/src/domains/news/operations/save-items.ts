// Saves the items of a source in its feed. A known item is updated; an item that the source no longer lists
// is kept.

import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { setArtwork } from '../../titles/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import { selectPublicationTimes } from '../queries/items.queries.ts';
import type { SourceItem } from '../source/parse-source-document.ts';
import type { StoredImages } from './fetch-images.ts';
import { createImportedItemId, putItem } from './put-item.ts';

/** Returns the number of new or changed items. */
export async function saveItems(
  trx: Trx,
  feed: SourceFeed,
  { items, images, now }: { items: readonly SourceItem[]; images: StoredImages; now: Temporal.Instant },
): Promise<number> {
  const { id: feedId, realm_id: realmId, name, language } = feed;
  const storedPublicationTimes = await selectPublicationTimes(trx, { realmId, feedId });
  let changedCount = 0;
  for (const { key, title, summary, text, author, link, publishedAt } of items) {
    const image = images.get(key);
    const artworkId =
      image && (await setArtwork(trx, { realmId, contentId: null, kind: 'thumbnail', ...image, now })).id;
    const isChanged = await putItem(trx, {
      realmId,
      feedId,
      key,
      publicId: createImportedItemId(feedId, key),
      titles: { [language]: title },
      summaries: summary === '' ? {} : { [language]: summary },
      texts: { [language]: text },
      author,
      link,
      artworkId,
      publishedAt: parsePublicationTime(publishedAt, now) ?? storedPublicationTimes.get(key) ?? now,
      now,
    });
    if (isChanged) changedCount++;
  }
  if (changedCount > 0) await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName: name } });
  return changedCount;
}

/** Ignores publication times in the future: the item is listed, so the clock of the source is wrong. */
function parsePublicationTime(
  publishedAt: number | undefined,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  return publishedAt === undefined || publishedAt > now.epochMilliseconds
    ? undefined
    : Temporal.Instant.fromEpochMilliseconds(publishedAt);
}
