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
  renewFor(url: string): Promise<boolean>;
  /** Ends the renewing. */
  stop(): void;
}

interface Options {
  /** Addresses of the title; their origins are the only ones that see the token. */
  urls: string[];
  token: string | null;
  expiresAt: string | null;
  authorise: Authorise | null;
  pageUrl: string;
}

/** Renew when a fifth of the time is left, at least 5 and at most 60 seconds ahead. */
export function renewalDelay(expiresAt: number, now: number): number {
  const left = expiresAt - now;
  const ahead = Math.min(60_000, Math.max(5_000, left / 5));
  return Math.max(1_000, left - ahead);
}

const longestTimer = 2 ** 31 - 1;

export function createTokenRefresher({
  urls,
  token,
  expiresAt,
  authorise,
  pageUrl,
}: Options): TokenRefresher {
  const origins = new Set(urls.map((url) => new URL(url, pageUrl).origin));
  let current = token ?? tokenIn(urls[0], pageUrl);
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const schedule = (until: string | null | undefined) => {
    clearTimeout(timer);
    const end = until ? Date.parse(until) : Number.NaN;
    if (stopped || !authorise || Number.isNaN(end)) return;
    timer = setTimeout(renew, Math.min(longestTimer, renewalDelay(end, Date.now())));
  };

  const renew = (): Promise<boolean> => {
    if (!authorise || stopped) return Promise.resolve(false);
    running ??= authorise()
      .catch(() => null)
      .then((fresh) => {
        running = null;
        if (!fresh) return false;
        const changed = fresh.token !== current;
        current = fresh.token;
        // A token that is already over would make us ask for ever.
        if (changed) schedule(fresh.expiresAt);
        return changed;
      });
    return running;
  };

  const sign = (url: string): string => {
    const absolute = new URL(url, pageUrl);
    if (!current || !origins.has(absolute.origin)) return url;
    absolute.searchParams.set('token', current);
    return absolute.href;
  };

  schedule(expiresAt);
  return {
    sign,
    renewFor(url) {
      if (!origins.has(new URL(url, pageUrl).origin)) return Promise.resolve(false);
      const used = tokenIn(url, pageUrl);
      return used !== current && current ? Promise.resolve(true) : renew();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function tokenIn(url: string | undefined, pageUrl: string): string | null {
  return url ? new URL(url, pageUrl).searchParams.get('token') : null;
}
