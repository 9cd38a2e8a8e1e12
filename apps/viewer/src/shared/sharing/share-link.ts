// Shares a link: copies it, otherwise opens the device's dialog.

export type ShareState = 'idle' | 'copied' | 'sharing' | 'failed';

export interface SharedLink {
  url: string;
  title: string;
}

export interface ShareTools {
  copy?: ((text: string) => Promise<void>) | undefined;
  share?: ((link: SharedLink) => Promise<void>) | undefined;
}

/** `path` is a path on this site. */
export function createSharedLink(path: string, title: string): SharedLink {
  return { url: new URL(path, window.location.origin).href, title };
}

/** `onState` receives each state. */
export async function shareLink(
  { copy, share }: ShareTools,
  link: SharedLink,
  onState: (state: ShareState) => void,
): Promise<void> {
  if (copy && (await runAttempt(() => copy(link.url)))) return onState('copied');
  if (!share) return onState('failed');
  onState('sharing');
  try {
    await share(link);
  } catch (error) {
    // Closing the dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) onState('failed');
  }
}

/** Returns whether the attempt succeeded. */
async function runAttempt(attempt: () => Promise<void>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch {
    return false;
  }
}
