// Keeps the media token of one title fresh and puts it on the addresses it belongs to. It asks for a new one ahead
// of the end of the old, once at a time however many requests want it, and never gives it to a foreign origin.

export interface MediaToken {
  token: string | null;
  /** ISO 8601 instant; null when the token does not end. */
  expiresAt?: string | null;
}

/** Asks whoever gives access for a fresh token; null means refused. */
export type Authorise = () => Promise<MediaToken | null>;

export interface TokenRefresher {
  /** The address with the token of the moment. */
  sign(url: string): string;
  /**
   * Asks for a fresh token because `url` was refused; answers whether there is another one to try with.
   * Asks nobody when the token has already changed since `url` was signed.
   */
  renewAfterRefusal(url: string): Promise<boolean>;
  /** Ends the renewing. */
  stop(): void;
}

interface TokenRefresherOptions {
  /** Addresses of the title; their origins are the only ones that see the token. */
  urls: string[];
  token: string | null;
  expiresAt: string | null;
  authorise: Authorise | null;
  pageUrl: string;
}

/** Renew when a fifth of the time is left, at least 5 and at most 60 seconds ahead. */
export function renewalDelay(expiresAt: number, now: number): number {
  const remaining = expiresAt - now;
  const margin = Math.min(60_000, Math.max(5_000, remaining / 5));
  return Math.max(1_000, remaining - margin);
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
  let renewal: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const scheduleRenewal = (expiry: string | null | undefined) => {
    clearTimeout(timer);
    const expiryMs = expiry ? Date.parse(expiry) : Number.NaN;
    if (isStopped || !authorise || Number.isNaN(expiryMs)) return;
    timer = setTimeout(renew, Math.min(maxTimeoutMs, renewalDelay(expiryMs, Date.now())));
  };

  const renew = (): Promise<boolean> => {
    if (!authorise || isStopped) return Promise.resolve(false);
    renewal ??= authorise()
      .catch(() => null)
      .then((fresh) => {
        renewal = null;
        if (!fresh) return false;
        const hasChanged = fresh.token !== currentToken;
        currentToken = fresh.token;
        // A token that is already over would make us ask for ever.
        if (hasChanged) scheduleRenewal(fresh.expiresAt);
        return hasChanged;
      });
    return renewal;
  };

  const sign = (url: string): string => {
    const signedUrl = new URL(url, pageUrl);
    if (!currentToken || !origins.has(signedUrl.origin)) return url;
    signedUrl.searchParams.set('token', currentToken);
    return signedUrl.href;
  };

  scheduleRenewal(expiresAt);
  return {
    sign,
    renewAfterRefusal(url) {
      if (!origins.has(new URL(url, pageUrl).origin)) return Promise.resolve(false);
      const requestToken = readToken(url, pageUrl);
      return requestToken !== currentToken && currentToken ? Promise.resolve(true) : renew();
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
