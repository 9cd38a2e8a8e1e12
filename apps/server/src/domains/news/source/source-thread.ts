// Runs in a thread of its own, so that nobody waits behind a large document.
import { parentPort, workerData } from 'node:worker_threads';
import { readSource } from './read-source.ts';
import { SourceError } from './source-error.ts';

const { bytes, ...options } = workerData;
try {
  parentPort?.postMessage({ items: readSource(bytes, options) });
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  parentPort?.postMessage({ fault: error.message });
}
