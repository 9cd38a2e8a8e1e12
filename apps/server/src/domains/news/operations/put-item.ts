// Creates or updates an item of a feed. An unchanged item is not written.

import { createHash } from 'node:crypto';
import type { RichNode } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { saveItem } from '../queries/items.queries.ts';

export interface NewItem {
  realmId: number;
  feedId: number;
  /** Unique within the feed: chosen by the operator, or the id in the source. */
  key: string;
  publicId: string;
  titles: PerLanguage;
  summaries?: PerLanguage;
  texts?: Readonly<Record<string, readonly RichNode[]>>;
  author?: string | undefined;
  link?: string | undefined;
  /** Database id of the artwork. Undefined keeps the current artwork. */
  artworkId?: number | undefined;
  publishedAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** Returns false when nothing changed. */
export function putItem(executor: Executor, item: NewItem): Promise<boolean> {
  const { titles, summaries = {}, texts = {}, author = null, link = null, publishedAt, artworkId } = item;
  return saveItem(executor, item, { titles, summaries, texts, author, link, publishedAt, artworkId });
}

/** Public id of an imported item: short, and the same each time the item is imported. */
export function createImportedItemId(feedId: number, key: string): string {
  return createHash('sha256').update(`${feedId} ${key}`).digest('base64url').slice(0, 16);
}
