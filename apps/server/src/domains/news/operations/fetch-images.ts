// Fetches the images of items that have none yet, from the hosts that the operator allows. An item whose
// image cannot be fetched stays without one.

import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { fetchOutbound } from '../../../platform/outbound-http/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import { selectKeysWithArtwork } from '../queries/items.queries.ts';
import type { SourceItem } from '../source/parse-source-document.ts';

/** An image in storage. */
interface StoredImage {
  storageKey: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Measures an image and stores it; rejects data that is not an image. */
export type StoreImage = (data: Buffer) => Promise<StoredImage>;

/** The stored images, by the key of the item. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

const limits = { maxBytes: 8_000_000, timeoutMs: 15_000 };
const maxImagesPerFetch = 20;
const imageTypePattern = /^image\/(jpeg|png|webp)\b/;

export async function fetchImages(
  feed: SourceFeed,
  items: readonly SourceItem[],
  { db, log, storeImage, signal }: { db: Database; log: Log; storeImage: StoreImage; signal: AbortSignal },
): Promise<StoredImages> {
  const images = new Map<string, StoredImage>();
  const hosts = feed.image_hosts;
  const candidates = items.filter(({ imageUrl }) => imageUrl && hosts.includes(new URL(imageUrl).hostname));
  if (candidates.length === 0) return images;
  const keysWithArtwork = await selectKeysWithArtwork(db, { realmId: feed.realm_id, feedId: feed.id });
  for (const { key, imageUrl } of candidates
    .filter((item) => !keysWithArtwork.has(item.key))
    .slice(0, maxImagesPerFetch)) {
    try {
      const request = { url: imageUrl ?? '', ...limits, hosts, signal };
      const response = await fetchOutbound({ ...request, allowPrivateNetwork: feed.private_network });
      if (response.status !== 200 || !imageTypePattern.test(response.headers['content-type'] ?? '')) continue;
      images.set(key, await storeImage(response.body));
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, feed: feed.name, image: imageUrl }, 'could not fetch the image of a news item');
    }
  }
  return images;
}
