// Events for one open page that wait until the page has received the earlier ones.

/** Several times the number of events that the event hub delivers at once. */
const maxQueuedEvents = 1_000;

export interface PageEventQueue<T> {
  push(event: T): void;
  fail(error: unknown): void;
  /**
   * Ends when the signal is aborted, or when more than `maxQueuedEvents` wait: the page then reconnects and reloads what it
   * missed. Throws the error of `fail` after the queued events.
   */
  streamEvents(): AsyncGenerator<T>;
}

export function createPageEventQueue<T>(signal: AbortSignal): PageEventQueue<T> {
  const events: T[] = [];
  let hasOverflowed = false;
  let failure: { error: unknown } | undefined;
  let resolveNext = () => {};
  signal.addEventListener('abort', () => resolveNext(), { once: true });
  return {
    push(event) {
      if (events.length >= maxQueuedEvents) {
        hasOverflowed = true;
        events.length = 0;
      }
      if (!hasOverflowed) events.push(event);
      resolveNext();
    },
    fail(error) {
      failure = { error };
      resolveNext();
    },
    async *streamEvents() {
      while (!signal.aborted && !hasOverflowed) {
        const event = events.shift();
        if (event !== undefined) {
          yield event;
          continue;
        }
        if (failure) throw failure.error;
        await new Promise<void>((resolve) => {
          resolveNext = resolve;
          if (signal.aborted) resolve();
        });
      }
    },
  };
}
