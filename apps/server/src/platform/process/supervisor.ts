// The link to scripts/start.mjs, which starts this process and starts it again after a crash.
// Without a supervisor (started by hand) all of this does nothing.

/** Tells the supervisor that the service serves: from now on a crash is followed by a new start. */
export function announceServing(): void {
  process.send?.({ type: 'serving' });
}

/** Calls back when the supervisor died without a word, so that nothing is left behind. */
export function onSupervisorGone(callback: () => void): void {
  if (!process.send) return;
  process.once('disconnect', callback);
}
