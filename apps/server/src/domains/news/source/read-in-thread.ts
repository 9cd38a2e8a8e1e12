// Reads a document in a thread that may use so much memory and time, and no more.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SourceItem } from './read-source.ts';
import { SourceError } from './source-error.ts';

const mostMs = 20_000;
const mostMemoryMb = 256;

export interface SourceDocument {
  bytes: Uint8Array;
  contentType: string;
  /** Where it was found: addresses in it may begin there. */
  address: string;
  maxItems: number;
}

export async function readInThread(document: SourceDocument): Promise<SourceItem[]> {
  const thread = new Worker(new URL('./source-thread.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  try {
    const [said] = (await once(thread, 'message', { signal: AbortSignal.timeout(mostMs) })) as [
      { items: SourceItem[] } | { fault: string },
    ];
    if ('fault' in said) throw new SourceError(said.fault);
    return said.items;
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('The document takes too much time or memory to read.', { cause: error });
  } finally {
    await thread.terminate();
  }
}
