// Adds the media token of a title to its URLs and refreshes it before it expires. Concurrent refreshes share one
// request. The token is never sent to other origins.

interface MediaToken {
  token: string | null;
  /** ISO 8601 instant; null when the token does not expire. */
  expiresAt?: string | null;
}

/** Requests a new token for the title; resolves to null when access is refused. */
export type Authorise = () => Promise<MediaToken | null>;

export interface TokenRefresher {
  /** Returns the URL with the current token. */
  sign(url: string): string;
  /**
   * Refreshes the token after a refused request for `url`. Resolves to true when a different token is available
   * for a retry. Sends no request when the token has already changed since `url` was signed.
   */
  refreshAfterRefusal(url: string): Promise<boolean>;
  /** Stops the refreshing. */
  stop(): void;
}

interface TokenRefresherOptions {
  /** URLs of the title. Only their origins receive the token. */
  urls: string[];
  token: string | null;
  expiresAt: string | null;
  authorise: Authorise | null;
  pageUrl: string;
}

/**
 * Returns the milliseconds until the token is refreshed, at least 1000. The refresh precedes the expiry by a fifth of
 * the remaining lifetime, but by no less than 5 and no more than 60 seconds.
 */
export function calculateRefreshDelay(expiryMs: number, now: number): number {
  const remainingMs = expiryMs - now;
  const margin = Math.min(60_000, Math.max(5_000, remainingMs / 5));
  return Math.max(1_000, remainingMs - margin);
}

const maxTimeoutMs = 2 ** 31 - 1;

export function createTokenRefresher({
  urls,
  token,
  expiresAt,
  authorise,
  pageUrl,
}: TokenRefresherOptions): TokenRefresher {
  const origins = new Set(urls.map((url) => new URL(url, pageUrl).origin));
  let currentToken = token ?? readToken(urls[0], pageUrl);
  let pendingRefresh: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const scheduleRefresh = (expiry: string | null | undefined) => {
    clearTimeout(timer);
    const expiryMs = expiry ? Date.parse(expiry) : Number.NaN;
    if (isStopped || !authorise || Number.isNaN(expiryMs)) return;
    timer = setTimeout(refresh, Math.min(maxTimeoutMs, calculateRefreshDelay(expiryMs, Date.now())));
  };

  const refresh = (): Promise<boolean> => {
    if (!authorise || isStopped) return Promise.resolve(false);
    pendingRefresh ??= authorise()
      .catch(() => null)
      .then((newToken) => {
        pendingRefresh = null;
        if (!newToken) return false;
        const hasChanged = newToken.token !== currentToken;
        currentToken = newToken.token;
        // Schedule no refresh after an unchanged token: if it has expired, the refreshes would never end.
        if (hasChanged) scheduleRefresh(newToken.expiresAt);
        return hasChanged;
      });
    return pendingRefresh;
  };

  const sign = (url: string): string => {
    const signedUrl = new URL(url, pageUrl);
    if (!currentToken || !origins.has(signedUrl.origin)) return url;
    signedUrl.searchParams.set('token', currentToken);
    return signedUrl.href;
  };

  scheduleRefresh(expiresAt);
  return {
    sign,
    refreshAfterRefusal(url) {
      if (!origins.has(new URL(url, pageUrl).origin)) return Promise.resolve(false);
      const requestToken = readToken(url, pageUrl);
      return requestToken !== currentToken && currentToken ? Promise.resolve(true) : refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function readToken(url: string | undefined, pageUrl: string): string | null {
  return url ? new URL(url, pageUrl).searchParams.get('token') : null;
}
