// The service was updated while the page was open: code that the page has yet to load is there no more. Loading the
// page again, once, brings the new one.
const markName = 'matinee.reloadedFor';

/** Words that browsers have for a module that could not be had. */
const wordings =
  /dynamically imported module|importing a module script|module script failed|unable to preload css/i;

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && wordings.test(error.message);
}

/** True when the page is on its way. A build is reloaded once; offline nothing would come. */
export function reloadForNewBuild(): boolean {
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content ?? '';
  try {
    if (sessionStorage.getItem(markName) === build) return false;
    sessionStorage.setItem(markName, build);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  window.location.reload();
  return true;
}
