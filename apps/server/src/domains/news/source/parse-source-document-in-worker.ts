// Parses a document in a worker thread with limited memory and time.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SourceItem } from './parse-source-document.ts';
import { SourceError } from './source-error.ts';

const timeoutMs = 20_000;
const maxMemoryMb = 256;

export interface SourceDocument {
  bytes: Uint8Array;
  contentType: string;
  /** Base URL for relative links in the document. */
  url: string;
  maxItems: number;
}

export async function parseSourceDocumentInWorker(document: SourceDocument): Promise<SourceItem[]> {
  const worker = new Worker(new URL('./source-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  try {
    const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [
      { items: SourceItem[] } | { error: string },
    ];
    if ('error' in message) throw new SourceError(message.error);
    return message.items;
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('Parsing the document takes too much time or memory.', { cause: error });
  } finally {
    await worker.terminate();
  }
}
