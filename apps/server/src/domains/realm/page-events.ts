// What open pages hear of: settings, rows of pages, and how far the media of one title is.
import type { PageEvent } from '@matinee/contract';
import type { EventHub } from '../../platform/events/index.ts';
import type { RealmContext } from '../../platform/http/index.ts';
import type { RealmRegistry } from './realm-registry.ts';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** The heroes or rows of a page are others now. */
    StageChanged: { section: string };
  }
}

export type MediaEvent = Extract<PageEvent, { topic: 'media' }>;

/** How far the media of a title is, now and after each change. */
export type WatchMedia = (asked: {
  realmId: number;
  contentId: string;
  signal: AbortSignal;
}) => AsyncIterable<Omit<MediaEvent, 'topic'>>;

export async function* pageEvents(
  sources: { events: EventHub; realms: RealmRegistry; watchMedia: WatchMedia },
  realm: RealmContext,
  contentId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<PageEvent> {
  const waiting = createQueue<PageEvent>(signal);
  const stopRealm = sources.realms.onChange(({ id, version }) => {
    if (id === realm.id) waiting.push({ topic: 'realm', version });
  });
  const stopStage = sources.events.follow({ types: ['StageChanged'] }, ({ realmId, payload }) => {
    if (realmId === realm.id) waiting.push({ topic: 'stage', section: payload.section });
  });
  signal.addEventListener('abort', stopRealm, { once: true });
  signal.addEventListener('abort', stopStage, { once: true });
  if (contentId !== undefined) {
    void follow(sources.watchMedia({ realmId: realm.id, contentId, signal }), waiting);
  }
  // A page that was made before the last change learns of it at once.
  yield { topic: 'realm', version: realm.version };
  yield* waiting.items();
}

async function follow(
  media: AsyncIterable<Omit<MediaEvent, 'topic'>>,
  waiting: { push(event: PageEvent): void; fail(error: unknown): void },
): Promise<void> {
  try {
    for await (const event of media) waiting.push({ topic: 'media', ...event });
  } catch (error) {
    waiting.fail(error);
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
