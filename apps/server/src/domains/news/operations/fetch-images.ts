// Pictures of items that have none yet, from hosts that the operator named. A picture that cannot be had is done without.

import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { fetchOutbound } from '../../../platform/outbound-http/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import { selectItemsWithArtwork } from '../queries/items.queries.ts';
import type { SourceItem } from '../source/read-source.ts';

/** A picture as it lies in storage. */
interface StoredImage {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Measures a picture and puts it into storage; rejects what is none. */
export type StoreImage = (data: Buffer) => Promise<StoredImage>;

/** By the key of the item. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

const limits = { maxBytes: 8_000_000, timeoutMs: 15_000 };
const atOnce = 20;
const types = /^image\/(jpeg|png|webp)\b/;

export async function fetchImages(
  feed: SourceFeed,
  items: readonly SourceItem[],
  {
    db,
    log,
    storePicture,
    signal,
  }: { db: Database; log: Log; storePicture: StoreImage; signal: AbortSignal },
): Promise<StoredImages> {
  const pictures = new Map<string, StoredImage>();
  const hosts = feed.picture_hosts;
  const wanted = items.filter(({ picture }) => picture && hosts.includes(new URL(picture).hostname));
  if (wanted.length === 0) return pictures;
  const known = await selectItemsWithArtwork(db, { realmId: feed.realm_id, feedId: feed.id });
  for (const { key, picture } of wanted.filter((item) => !known.has(item.key)).slice(0, atOnce)) {
    try {
      const asked = { url: picture ?? '', ...limits, hosts, signal };
      const answer = await fetchOutbound({ ...asked, privateNetwork: feed.private_network });
      if (answer.status !== 200 || !types.test(answer.headers['content-type'] ?? '')) continue;
      pictures.set(key, await storePicture(answer.body));
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, feed: feed.name, picture }, 'a picture of news could not be had');
    }
  }
  return pictures;
}
