// Worker thread that parses a document, so that a large one does not block the event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { readSource } from './read-source.ts';
import { SourceError } from './source-error.ts';

const { bytes, ...options } = workerData;
try {
  parentPort?.postMessage({ items: readSource(bytes, options) });
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  parentPort?.postMessage({ error: error.message });
}
