import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const stepMs = 1_000;

/**
 * Runs `work`, and settles at the next full second after its start. How long the requests of `work` to an identity service
 * take depends on whether an address has an account there.
 */
export async function hideDuration<T>(work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  try {
    return await work();
  } finally {
    await sleep(stepMs - ((performance.now() - startMs) % stepMs));
  }
}
