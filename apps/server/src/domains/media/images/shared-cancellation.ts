// Gives all calls with the same key one abort signal, which is aborted when all of them have been cancelled. The
// work itself runs once per call; a cache may share its result.

export interface SharedCancellation {
  /**
   * Runs the work of a key. `work` gets a signal that is aborted once the signals of all calls with the key are. A call
   * without a signal is never cancelled.
   */
  run<T>(
    key: string,
    work: (sharedSignal: AbortSignal) => Promise<T>,
    signal?: AbortSignal | undefined,
  ): Promise<T>;
}

interface Share {
  controller: AbortController;
  /** Calls that have not been cancelled. */
  callCount: number;
}

export function createSharedCancellation(): SharedCancellation {
  const shares = new Map<string, Share>();

  function join(key: string): { signal: AbortSignal; leave(): void } {
    const share = shares.get(key) ?? { controller: new AbortController(), callCount: 0 };
    shares.set(key, share);
    share.callCount += 1;
    let hasLeft = false;
    return {
      signal: share.controller.signal,
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        share.callCount -= 1;
        if (share.callCount > 0) return;
        shares.delete(key);
        share.controller.abort();
      },
    };
  }

  return {
    async run(key, work, signal) {
      for (;;) {
        signal?.throwIfAborted();
        const call = join(key);
        signal?.addEventListener('abort', call.leave, { once: true });
        try {
          return await work(call.signal);
        } catch (error) {
          // The result was shared with calls that were cancelled before this one began.
          if (!isAbortError(error) || signal?.aborted || call.signal.aborted) throw error;
        } finally {
          signal?.removeEventListener('abort', call.leave);
          call.leave();
        }
      }
    },
  };
}

function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
