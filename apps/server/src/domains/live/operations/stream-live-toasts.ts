import type { LiveToast } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { EventHub } from '../../../platform/events/index.ts';

/** Yields a toast when a live event of the realm starts, in the viewer's language, until the signal aborts. */
export async function* streamLiveToasts(
  events: EventHub,
  { realmId, languages, signal }: { realmId: number; languages: readonly string[]; signal: AbortSignal },
): AsyncGenerator<LiveToast> {
  for await (const { payload } of events.stream({ types: ['LiveEventStarted'], realmId, signal })) {
    const { contentId, titles, thumbnailUrl, videoId } = payload;
    const title = pickText(titles, languages) ?? Object.values(titles)[0] ?? '';
    yield { id: contentId, title, thumbnailUrl, ...(videoId && { videoId }) };
  }
}
