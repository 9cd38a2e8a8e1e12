import { sweepSessions } from '../domains/identity/index.ts';
import type { Services } from '../services.ts';

const everyMs = 3_600_000;

/** Forgets what is over, now and then. Nothing depends on when; gives back how to stop. */
export function keepTidy({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    sweepSessions(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'old sessions could not be forgotten');
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
