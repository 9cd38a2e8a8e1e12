// Messages to `scripts/setup/supervise.mjs`, which starts this process and restarts it after a crash. Without
// a supervisor, both functions do nothing.

/** Reports that the service is serving. From now on the supervisor restarts it after a crash. */
export function notifySupervisor(): void {
  process.send?.({ type: 'serving' });
}

/** Calls back when the supervisor has ended, so that this process does not outlive it. */
export function onSupervisorGone(callback: () => void): void {
  if (!process.send) return;
  process.once('disconnect', callback);
}
