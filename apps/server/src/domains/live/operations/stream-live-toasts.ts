import type { LiveToast } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import { type Database, getRowFilter } from '../../../platform/database/index.ts';
import type { EventHub } from '../../../platform/events/index.ts';
import { findContent } from '../../titles/index.ts';

/**
 * Yields a toast when a live event of the realm starts, in the viewer's language, until the signal aborts. A child profile
 * gets none for an event above its age limit.
 */
export async function* streamLiveToasts(
  events: EventHub,
  {
    db,
    realmId,
    languages,
    signal,
  }: { db: Database; realmId: number; languages: readonly string[]; signal: AbortSignal },
): AsyncGenerator<LiveToast> {
  const hasAgeLimit = getRowFilter(db) !== undefined;
  for await (const { payload } of events.stream({ types: ['LiveEventStarted'], realmId, signal })) {
    const { contentId, titles, thumbnailUrl, videoId } = payload;
    if (hasAgeLimit && !(await findContent(db, { realmId, publicId: contentId }))) continue;
    const title = pickText(titles, languages) ?? Object.values(titles)[0] ?? '';
    yield { id: contentId, title, thumbnailUrl, ...(videoId && { videoId }) };
  }
}
