// A connection that is heard on until it is let go. One that breaks is taken up again by the browser; one that is
// refused, as by a service that starts anew, is not: it is asked for again, later each time.

export interface EventStreamOptions {
  address: string;
  onData: (data: string) => void;
  /** Heard again after something may have been missed. */
  onHeardAgain: () => void;
  /** Whether something may have been missed: outlives the connection. */
  missed: { current: boolean };
}

export interface EventStream {
  begin: () => void;
  rest: () => void;
}

export function createEventStream({
  address,
  onData,
  onHeardAgain,
  missed,
}: EventStreamOptions): EventStream {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    again = undefined;
    const opened = new EventSource(address);
    source = opened;
    opened.onmessage = ({ data }) => onData(data);
    opened.onopen = () => {
      failures = 0;
      if (missed.current) onHeardAgain();
      missed.current = false;
    };
    opened.onerror = () => {
      missed.current = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      again = setTimeout(open, getReconnectDelay(failures, Math.random()));
      failures += 1;
    };
  }

  return {
    begin() {
      if (!source && again === undefined) open();
    },
    rest() {
      clearTimeout(again);
      again = undefined;
      source?.close();
      source = null;
    },
  };
}

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/** Milliseconds until the next attempt. `chance` from 0 to 1 keeps everybody from coming back at once. */
export function getReconnectDelay(failures: number, chance: number): number {
  const longest = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
  return longest / 2 + (longest / 2) * chance;
}
