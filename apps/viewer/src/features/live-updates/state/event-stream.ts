// An EventSource that stays connected. Browsers reconnect after a broken connection but not after a refused
// one, for example while the server restarts: this stream retries with exponential backoff.

export interface EventStreamOptions {
  url: string;
  onData: (data: string) => void;
  /** Called when a connection opens and events may have been missed before. */
  onReconnect: () => void;
  /** Whether events may have been missed; survives the connection. */
  mayHaveMissedEvents: { current: boolean };
}

export interface EventStream {
  connect: () => void;
  disconnect: () => void;
}

export function createEventStream({
  url,
  onData,
  onReconnect,
  mayHaveMissedEvents,
}: EventStreamOptions): EventStream {
  let source: EventSource | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failureCount = 0;

  function openSource(): void {
    retryTimer = undefined;
    const newSource = new EventSource(url);
    source = newSource;
    newSource.onmessage = ({ data }) => onData(data);
    newSource.onopen = () => {
      failureCount = 0;
      if (mayHaveMissedEvents.current) onReconnect();
      mayHaveMissedEvents.current = false;
    };
    newSource.onerror = () => {
      mayHaveMissedEvents.current = true;
      if (newSource.readyState !== EventSource.CLOSED) return;
      source = null;
      retryTimer = setTimeout(openSource, getReconnectDelay(failureCount, Math.random()));
      failureCount += 1;
    };
  }

  return {
    connect() {
      if (!source && retryTimer === undefined) openSource();
    },
    disconnect() {
      clearTimeout(retryTimer);
      retryTimer = undefined;
      source?.close();
      source = null;
    },
  };
}

const maxFirstDelayMs = 2000;
const maxDelayMs = 60_000;

/**
 * Delay before the next attempt in milliseconds. `random` (0 to 1) adds jitter, so that not all clients
 * reconnect at once.
 */
export function getReconnectDelay(failureCount: number, random: number): number {
  const maxJitteredDelay = Math.min(maxFirstDelayMs * 2 ** failureCount, maxDelayMs);
  return maxJitteredDelay / 2 + (maxJitteredDelay / 2) * random;
}
