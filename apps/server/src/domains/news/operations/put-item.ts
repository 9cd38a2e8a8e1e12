// Makes an item of a feed, or makes it what is given; what is the same already is left as it is.

import { createHash } from 'node:crypto';
import type { RichNode } from '@matinee/contract';
import { sql } from 'kysely';
import { type Executor, json } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { tables } from '../news.tables.ts';

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

/** False when all of it was there already. */
export async function putItem(executor: Executor, item: NewItem): Promise<boolean> {
  const { realmId, feedId, key, publicId, titles, summaries = {}, texts = {}, now, pictureId } = item;
  const given = {
    titles: json(titles),
    summaries: json(summaries),
    texts: json(texts),
    author: item.author ?? null,
    link: item.link ?? null,
    published_at: item.publishedAt,
    ...(pictureId !== undefined && { picture_id: pictureId }),
  };
  const made = { realm_id: realmId, feed_id: feedId, public_id: publicId, external_id: key, created_at: now };
  const written = await tables(executor)
    .insertInto('news_item')
    .values({ picture_id: null, ...given, ...made, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['feed_id', 'external_id'])
        .doUpdateSet({ ...given, updated_at: now })
        .where(
          sql<boolean>`(news_item.titles, news_item.summaries, news_item.texts, news_item.author,
            news_item.link, news_item.published_at, coalesce(excluded.picture_id, news_item.picture_id))
            is distinct from (excluded.titles, excluded.summaries, excluded.texts, excluded.author,
            excluded.link, excluded.published_at, news_item.picture_id)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The end of an imported item's address: short, and the same whenever the same item is imported. */
export function importedId(feedId: number, key: string): string {
  return createHash('sha256').update(`${feedId} ${key}`).digest('base64url').slice(0, 16);
}
