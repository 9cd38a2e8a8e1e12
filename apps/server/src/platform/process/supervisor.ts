// The link to scripts/start.mjs, which starts this process and restarts it after a crash. Does nothing
// without a supervisor.

/** Tells the supervisor that the service serves: from now on it restarts the process after a crash. */
export function announceServing(): void {
  process.send?.({ type: 'serving' });
}

/** Calls back when the supervisor has died, so that this process does not outlive it. */
export function onSupervisorGone(callback: () => void): void {
  if (!process.send) return;
  process.once('disconnect', callback);
}
