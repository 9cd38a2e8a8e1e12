// What a source has, as items of its feed. An item that was imported before is changed, never doubled; one that the
// source no longer lists stays.

import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { setArtwork } from '../../titles/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import { selectItemDates } from '../queries/items.queries.ts';
import type { SourceItem } from '../source/read-source.ts';
import type { StoredImages } from './fetch-images.ts';
import { importedId, putItem } from './put-item.ts';

/** How many are new or changed. */
export async function saveItems(
  trx: Trx,
  feed: SourceFeed,
  { items, pictures, now }: { items: readonly SourceItem[]; pictures: StoredImages; now: Temporal.Instant },
): Promise<number> {
  const { id: feedId, realm_id: realmId, name, language } = feed;
  const known = await selectItemDates(trx, { realmId, feedId });
  let changed = 0;
  for (const { key, title, summary, text, author, link, publishedAt } of items) {
    const picture = pictures.get(key);
    const pictureId =
      picture && (await setArtwork(trx, { realmId, contentId: null, kind: 'thumbnail', ...picture, now })).id;
    const isNew = await putItem(trx, {
      realmId,
      feedId,
      key,
      publicId: importedId(feedId, key),
      titles: { [language]: title },
      summaries: summary === '' ? {} : { [language]: summary },
      texts: { [language]: text },
      author,
      link,
      pictureId,
      publishedAt: dateOf(publishedAt, now) ?? known.get(key) ?? now,
      now,
    });
    if (isNew) changed++;
  }
  if (changed > 0) await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName: name } });
  return changed;
}

/** A date that is to come is a clock that is wrong: what is listed is published. */
function dateOf(publishedAt: number | undefined, now: Temporal.Instant): Temporal.Instant | undefined {
  return publishedAt === undefined || publishedAt > now.epochMilliseconds
    ? undefined
    : Temporal.Instant.fromEpochMilliseconds(publishedAt);
}
