// After a deployment an open page may request chunks that no longer exist. Reloading once loads the new
// build.
const storageName = 'matinee.reloadedFor';

/** The messages of browsers for a module that failed to load. */
const missingChunkMessages =
  /dynamically imported module|importing a module script|module script failed|unable to preload css/i;

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunkMessages.test(error.message);
}

/** Returns true if the page reloads. Reloads once per build, and never offline. */
export function reloadForNewBuild(): boolean {
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLMetaElement>('meta[name="deferred-scripts"]')?.content ?? '';
  try {
    if (sessionStorage.getItem(storageName) === build) return false;
    sessionStorage.setItem(storageName, build);
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
  window.location.reload();
  return true;
}
