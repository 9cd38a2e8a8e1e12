// After a deployment an open page may request chunks that no longer exist. Reloading once loads the new build.
const storageKey = 'matinee.reloadedFor';

/** The URLs of the page's deferred scripts, separated by spaces: they differ between builds. */
const getDeferredScripts = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="deferred-scripts"]')?.content ?? '';

/** Returns true if the page reloads: at most once per build, so that a broken build does not reload forever. */
export function reloadForNewBuild(): boolean {
  const deferredScripts = getDeferredScripts();
  try {
    if (sessionStorage.getItem(storageKey) === deferredScripts) return false;
    sessionStorage.setItem(storageKey, deferredScripts);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Whether the server still has the build of this page. Rejects when the server does not respond or fails. */
export async function isBuildCurrent(signal?: AbortSignal): Promise<boolean> {
  const [entryHref = '/'] = getDeferredScripts().split(' ');
  const response = await fetch(entryHref, { method: 'HEAD', cache: 'no-store', signal: signal ?? null });
  if (response.status >= 500) throw new Error(`The server returned ${response.status}`);
  return response.ok;
}
