// Server-sent events of an open page: realm settings, sections, titles, the guide, media progress, live events,
// and changes of the viewer's own library.
import type { LiveToast, PageEvent } from '@matinee/contract';
import type { RealmContext } from '../../calls/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { EventHub } from '../../platform/events/index.ts';
import { createPageEventQueue } from './page-event-queue.ts';
import type { RealmRegistry } from './realm-registry.ts';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** The heroes or buckets of a section changed. */
    SectionChanged: { section: string };
    /** A profile changed its favourites, history or watchlists. */
    LibraryChanged: { profileId: number; change: LibraryEvent };
  }
}

type LibraryEvent = Extract<PageEvent, { topic: 'library' }>;

type MediaEvent = Extract<PageEvent, { topic: 'media' }>;

/** Yields the media state of a title, now and after each change. */
export type StreamMediaState = (params: {
  /** The database as the viewer sees it. */
  db: Database;
  realmId: number;
  contentId: string;
  signal: AbortSignal;
}) => AsyncIterable<Omit<MediaEvent, 'topic'>>;

/** Yields live events of a realm when they start. */
export type StreamLiveToasts = (params: {
  /** The database as the viewer sees it. */
  db: Database;
  realmId: number;
  languages: readonly string[];
  signal: AbortSignal;
}) => AsyncIterable<LiveToast>;

export async function* generatePageEvents(
  sources: {
    events: EventHub;
    realms: RealmRegistry;
    streamMediaState: StreamMediaState;
    streamLiveToasts: StreamLiveToasts;
  },
  {
    db,
    realm,
    languages,
    contentId,
    profileId,
  }: {
    db: Database;
    realm: RealmContext;
    languages: readonly string[];
    contentId: string | undefined;
    profileId: number | undefined;
  },
  signal: AbortSignal,
): AsyncGenerator<PageEvent> {
  const queue = createPageEventQueue<PageEvent>(signal);
  const unfollowRealm = sources.realms.onChange(({ id, version }) => {
    if (id === realm.id) queue.push({ topic: 'realm', version });
  });
  const unfollowSections = sources.events.follow({ types: ['SectionChanged'] }, ({ realmId, payload }) => {
    if (realmId === realm.id) queue.push({ topic: 'section', section: payload.section });
  });
  const unfollowSchedule = sources.events.follow(
    { types: ['GuideChanged', 'LiveEventEnded'] },
    ({ realmId }) => {
      if (realmId === realm.id) queue.push({ topic: 'schedule' });
    },
  );
  const unfollowTitles = sources.events.follow(
    { types: ['ContentAvailabilityChanged'] },
    ({ realmId, payload }) => {
      if (realmId === realm.id) queue.push({ topic: 'title', contentId: payload.contentId });
    },
  );

  const unfollowLibrary = sources.events.follow(
    { types: ['LibraryChanged'], realmId: realm.id },
    ({ payload }) => {
      if (payload.profileId === profileId) queue.push(payload.change);
    },
  );
  for (const unfollow of [unfollowRealm, unfollowSections, unfollowSchedule, unfollowTitles, unfollowLibrary])
    signal.addEventListener('abort', unfollow, { once: true });
  const live = sources.streamLiveToasts({ db, realmId: realm.id, languages, signal });
  void forwardEvents(live, (event) => queue.push({ topic: 'live', event }), queue.fail);
  if (contentId !== undefined) {
    const media = sources.streamMediaState({ db, realmId: realm.id, contentId, signal });
    void forwardEvents(media, (event) => queue.push({ topic: 'media', ...event }), queue.fail);
  }
  // Sent first, so that a page rendered before the last change reloads its settings at once.
  yield { topic: 'realm', version: realm.version };
  yield* queue.streamEvents();
}

async function forwardEvents<T>(
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
