// Worker thread that parses a document, so that a large one does not block the event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { parseSourceDocument } from './parse-source-document.ts';
import { SourceError } from './source-error.ts';

const { bytes, ...options } = workerData;
try {
  parentPort?.postMessage({ items: parseSourceDocument(bytes, options) });
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  parentPort?.postMessage({ error: error.message });
}
