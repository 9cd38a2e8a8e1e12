// What open pages hear of: settings, rows of pages, how far the media of one title is, what goes live, and what whoever
// looks has changed of their own, here or on another device.
import type { LiveToast, PageEvent } from '@matinee/contract';
import type { RealmContext } from '../../calls/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import type { RealmRegistry } from './realm-registry.ts';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** The heroes or rows of a page are others now. */
    SectionChanged: { section: string };
    /** A profile has changed something of its own. */
    LibraryChanged: { profileId: number; change: LibraryEvent };
  }
}

type LibraryEvent = Extract<PageEvent, { topic: 'library' }>;

type MediaEvent = Extract<PageEvent, { topic: 'media' }>;

/** How far the media of a title is, now and after each change. */
export type WatchMedia = (params: {
  realmId: number;
  contentId: string;
  signal: AbortSignal;
}) => AsyncIterable<Omit<MediaEvent, 'topic'>>;

/** Events of a realm as they go live. */
export type WatchLive = (params: {
  realmId: number;
  languages: readonly string[];
  signal: AbortSignal;
}) => AsyncIterable<LiveToast>;

export async function* pageEvents(
  sources: { events: EventHub; realms: RealmRegistry; watchMedia: WatchMedia; watchLive: WatchLive },
  {
    realm,
    languages,
    contentId,
    profileId,
  }: {
    realm: RealmContext;
    languages: readonly string[];
    contentId: string | undefined;
    profileId: number | undefined;
  },
  signal: AbortSignal,
): AsyncGenerator<PageEvent> {
  const waiting = createQueue<PageEvent>(signal);
  const stopRealm = sources.realms.onChange(({ id, version }) => {
    if (id === realm.id) waiting.push({ topic: 'realm', version });
  });
  const stopSection = sources.events.follow({ types: ['SectionChanged'] }, ({ realmId, payload }) => {
    if (realmId === realm.id) waiting.push({ topic: 'section', section: payload.section });
  });
  const stopCalendar = sources.events.follow({ types: ['GuideChanged', 'LiveEventEnded'] }, ({ realmId }) => {
    if (realmId === realm.id) waiting.push({ topic: 'schedule' });
  });
  const stopTitles = sources.events.follow(
    { types: ['ContentAvailabilityChanged'] },
    ({ realmId, payload }) => {
      if (realmId === realm.id) waiting.push({ topic: 'title', contentId: payload.contentId });
    },
  );
  signal.addEventListener('abort', stopTitles, { once: true });
  const stopLibrary = sources.events.follow(
    { types: ['LibraryChanged'], realmId: realm.id },
    ({ payload }) => {
      if (payload.profileId === profileId) waiting.push(payload.change);
    },
  );
  signal.addEventListener('abort', stopLibrary, { once: true });
  signal.addEventListener('abort', stopCalendar, { once: true });
  signal.addEventListener('abort', stopRealm, { once: true });
  signal.addEventListener('abort', stopSection, { once: true });
  const live = sources.watchLive({ realmId: realm.id, languages, signal });
  void follow(live, (event) => waiting.push({ topic: 'live', event }), waiting.fail);
  if (contentId !== undefined) {
    const media = sources.watchMedia({ realmId: realm.id, contentId, signal });
    void follow(media, (event) => waiting.push({ topic: 'media', ...event }), waiting.fail);
  }
  // A page that was made before the last change learns of it at once.
  yield { topic: 'realm', version: realm.version };
  yield* waiting.items();
}

async function follow<T>(
  source: AsyncIterable<T>,
  push: (event: T) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    for await (const event of source) push(event);
  } catch (error) {
    fail(error);
  }
}

interface Queue<T> {
  push(item: T): void;
  fail(error: unknown): void;
  items(): AsyncGenerator<T>;
}

function createQueue<T>(signal: AbortSignal): Queue<T> {
  const items: T[] = [];
  let failure: { error: unknown } | undefined;
  let wake = () => {};
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    push(item) {
      items.push(item);
      wake();
    },
    fail(error) {
      failure = { error };
      wake();
    },
    async *items() {
      while (!signal.aborted) {
        const item = items.shift();
        if (item !== undefined) {
          yield item;
          continue;
        }
        if (failure) throw failure.error;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal.aborted) resolve();
        });
      }
    },
  };
}
