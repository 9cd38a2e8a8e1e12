// A thread that requests /healthz up to ten times per second. In a thread of its own, the load generator does not
// delay the requests.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createSimulatedViewer, type RequestOutcome } from './simulated-viewer.ts';

const intervalMs = 100;

export interface HealthProbe {
  stop(): Promise<RequestOutcome[]>;
}

export function startHealthProbe(url: string): HealthProbe {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

async function probe(url: string): Promise<void> {
  const outcomes: RequestOutcome[] = [];
  const viewer = createSimulatedViewer({ url, outcomes, thinkMs: 0 });
  let isStopped = false;
  parentPort?.once('message', () => {
    isStopped = true;
  });
  while (!isStopped) {
    await viewer.send('health', '/healthz');
    await wait(intervalMs);
  }
  viewer.close();
  parentPort?.postMessage(outcomes);
}

if (parentPort && workerData?.url) await probe(workerData.url);
