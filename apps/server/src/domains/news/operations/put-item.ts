// Makes an item of a feed, or makes it what is given; what is the same already is left as it is.

import { createHash } from 'node:crypto';
import type { RichNode } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { saveItem } from '../queries/items.queries.ts';

export interface NewItem {
  realmId: number;
  feedId: number;
  /** The operator's own name for it, or what its source calls it. */
  key: string;
  publicId: string;
  titles: PerLanguage;
  summaries?: PerLanguage;
  texts?: Readonly<Record<string, readonly RichNode[]>>;
  author?: string | undefined;
  link?: string | undefined;
  /** Key of the artwork. Left out: the picture that is there stays. */
  pictureId?: number | undefined;
  publishedAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** Returns false when the feed has the same item already. */
export function putItem(executor: Executor, item: NewItem): Promise<boolean> {
  const { titles, summaries = {}, texts = {}, author = null, link = null, publishedAt, pictureId } = item;
  return saveItem(executor, item, { titles, summaries, texts, author, link, publishedAt, pictureId });
}

/** The end of an imported item's address: short, and the same whenever the same item is imported. */
export function importedId(feedId: number, key: string): string {
  return createHash('sha256').update(`${feedId} ${key}`).digest('base64url').slice(0, 16);
}
