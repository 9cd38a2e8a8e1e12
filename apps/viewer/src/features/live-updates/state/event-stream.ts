// An EventSource that stays connected. Browsers reconnect after a broken connection but not after a refused
// one, for example while the server restarts: this retries with exponential backoff.

export interface EventStreamOptions {
  address: string;
  onData: (data: string) => void;
  /** Called after a reconnection, because events may have been missed. */
  onReconnect: () => void;
  /** Whether events may have been missed; survives the connection. */
  mayHaveMissed: { current: boolean };
}

export interface EventStream {
  connect: () => void;
  disconnect: () => void;
}

export function createEventStream({
  address,
  onData,
  onReconnect,
  mayHaveMissed,
}: EventStreamOptions): EventStream {
  let source: EventSource | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    retryTimer = undefined;
    const opened = new EventSource(address);
    source = opened;
    opened.onmessage = ({ data }) => onData(data);
    opened.onopen = () => {
      failures = 0;
      if (mayHaveMissed.current) onReconnect();
      mayHaveMissed.current = false;
    };
    opened.onerror = () => {
      mayHaveMissed.current = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      retryTimer = setTimeout(open, getReconnectDelay(failures, Math.random()));
      failures += 1;
    };
  }

  return {
    connect() {
      if (!source && retryTimer === undefined) open();
    },
    disconnect() {
      clearTimeout(retryTimer);
      retryTimer = undefined;
      source?.close();
      source = null;
    },
  };
}

const firstWaitMs = 2000;
const maxWaitMs = 60_000;

/**
 * Delay before the next attempt in milliseconds. `random` (0 to 1) adds jitter, so that not all clients
 * reconnect at once.
 */
export function getReconnectDelay(failures: number, random: number): number {
  const longest = Math.min(firstWaitMs * 2 ** failures, maxWaitMs);
  return longest / 2 + (longest / 2) * random;
}
