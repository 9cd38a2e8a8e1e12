// The typed client of the calls in the contract. It sends tokens, refreshes an expired session once, and starts a guest
// session when a call needs a session. It shows no messages and redirects nowhere.
import type { CallArguments, CallName, CallResponse, Calls, LabelSet } from '@matinee/contract';
import { CallError, toCallError } from './call-error.ts';
import type { CallRow, CallRows } from './call-row.ts';
import { buildCallUrl } from './call-url.ts';
import { initialCallTable } from './initial-call-table.ts';
import { createSessionRefresh } from './refresh-session.ts';
import { createSingleFlight } from './single-flight.ts';
import type { TokenPair, TokenStore } from './token-store.ts';

export interface ClientOptions {
  /** Origin of the server, without a trailing slash; empty for the origin of the page. */
  baseUrl: string;
  /** Key of the realm, sent with every call. */
  realm: string;
  tokens: TokenStore;
  /** Language of texts in responses; read for every call. */
  getLanguage: () => string;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes retries safe: calls with the same key get the same response. */
  idempotencyKey?: string;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export type CallArgumentsAndOptions<Name extends CallName> = CallArguments<Calls[Name]> & CallOptions;
export type CallResult<Name extends CallName> = CallResponse<Calls[Name]>;
type CallArgumentList<Name extends CallName> =
  Record<string, never> extends CallArguments<Calls[Name]>
    ? [args?: CallArgumentsAndOptions<Name>]
    : [args: CallArgumentsAndOptions<Name>];

/** Name of a call whose row is in the first chunk. */
type InitialCall = keyof typeof initialCallTable & CallName;

/** Makes calls: over HTTP in the browser, in process on a rendering server. */
export interface Caller {
  /** @throws CallError when the call is refused, fails or gets no response; an AbortError when its signal aborts */
  call<Name extends CallName>(name: Name, ...args: CallArgumentList<Name>): Promise<CallResult<Name>>;
}

export interface Client extends Caller {
  /** URL of a call, for event streams, media and beacons, which do not use fetch. */
  buildUrl<Name extends InitialCall>(name: Name, args?: Partial<CallArguments<Calls[Name]>>): string;
  /**
   * Sends a body with sendBeacon while the page closes, with the access token in the body. Returns false when
   * the browser refuses it, or when the call needs a session and there is none.
   */
  sendBeacon<Name extends InitialCall>(name: Name, args: CallArguments<Calls[Name]>): boolean;
  /** Starts a session ahead of a call that needs one. Can be called repeatedly. */
  prepareSession(): void;
  /** Ends the session locally and on the server. The tokens are removed even without a response. */
  signOut(): Promise<void>;
}

interface RequestInput extends CallOptions {
  params?: object;
  query?: object;
  body?: unknown;
}

export function createClient({ baseUrl, realm, tokens, getLanguage }: ClientOptions): Client {
  const send = async (row: CallRow, input: RequestInput, pair: TokenPair | null): Promise<unknown> => {
    const headers: Record<string, string> = { realm, 'accept-language': getLanguage() };
    if (pair && row.auth !== 'none') headers.authorization = `Bearer ${pair.authorisationToken}`;
    const body = await fetchJson(baseUrl + buildCallUrl(row, input), row.method, headers, input);
    if (row.isTokenPair) tokens.write(pickTokens(body));
    return body;
  };

  /** The latest sign-in; pending until its response arrives. */
  let latestSignIn: Promise<unknown> = Promise.resolve();

  const refreshSession = createSessionRefresh(realm, tokens, send);
  const createGuestSession = createSingleFlight(`${realm}.guest`, async () => {
    await latestSignIn;
    if (!tokens.read()) await send(initialCallTable.signInAsGuest, {}, null);
  });

  const prepareTokens = async ({ auth }: CallRow): Promise<TokenPair | null> => {
    // The call is sent anyway; its error reports that it needs a session.
    if (auth === 'session' && !tokens.read())
      await createGuestSession().catch((error: unknown) =>
        console.warn('The guest session could not be created', error),
      );
    return tokens.read();
  };

  const call = async (name: CallName, input: RequestInput = {}): Promise<unknown> => {
    const row = await loadCallRow(name);
    const pair = await prepareTokens(row);
    try {
      const response = send(row, input, pair);
      if (row.isTokenPair) latestSignIn = response.catch(() => {});
      return await response;
    } catch (error) {
      if (name === 'getLabels' && hasErrorStatus(error)) return createEmptyLabels(getLanguage());
      const isExpired =
        error instanceof CallError && error.code === 'unauthorised' && pair && row.auth !== 'none';
      if (!isExpired) throw error;
      // A pending sign-in ends the previous session, and an ended session cannot be refreshed.
      await latestSignIn;
      await refreshSession(pair);
      const newPair = await prepareTokens(row);
      if (!newPair && row.auth !== 'optional') throw error;
      return send(row, input, newPair);
    }
  };

  // Requests that cannot send headers name their realm in the query.
  const withRealm = (args: RequestInput = {}): RequestInput => ({ ...args, query: { ...args.query, realm } });

  return {
    call: (name, ...[args]) => call(name, args) as Promise<CallResult<typeof name>>,
    buildUrl: (name, args) => baseUrl + buildCallUrl(initialCallTable[name], withRealm(args)),
    sendBeacon: (name, args: RequestInput) => {
      const pair = tokens.read();
      const row: CallRow = initialCallTable[name];
      if (!pair && row.auth !== 'optional') return false;
      const body = JSON.stringify({ ...Object(args.body), token: pair?.authorisationToken });
      return navigator.sendBeacon(
        baseUrl + buildCallUrl(row, withRealm(args)),
        new Blob([body], { type: 'application/json' }),
      );
    },
    prepareSession: () => {
      if (!tokens.read()) void createGuestSession().catch(() => {});
    },
    signOut: async () => {
      const pair = tokens.read();
      tokens.write(null);
      if (pair) await send(initialCallTable.signOut, { body: { refreshToken: pair.refreshToken } }, null);
    },
  };
}

/** The response of `getLabels` when the server refuses it, so that pages use the labels that they have. */
function createEmptyLabels(language: string): LabelSet {
  return { default_locale: language, selected_locale: language, translations: {} };
}

function hasErrorStatus(error: unknown): boolean {
  return error instanceof CallError && error.status >= 300;
}

/** Loads the row of a call. The first chunk contains only calls that first pages need; the others load on demand. */
async function loadCallRow(name: CallName): Promise<CallRow> {
  const initialRows: CallRows = initialCallTable;
  const row = initialRows[name] ?? (await loadDeferredRows())[name];
  if (!row) throw new TypeError(`There is no call ${name}`);
  return row;
}

async function loadDeferredRows(): Promise<CallRows> {
  try {
    return (await import('./deferred-call-table.ts')).deferredCallTable;
  } catch (cause) {
    throw createNetworkError(cause);
  }
}

async function fetchJson(
  url: string,
  method: string,
  headers: Record<string, string>,
  { body, idempotencyKey, keepalive, signal }: RequestInput,
): Promise<unknown> {
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const response = await awaitResponse(
    fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
      signal: withTimeout(signal),
    }),
  );
  const json = response.status === 204 ? undefined : await parseBody(response);
  if (!response.ok || json === null) throw toCallError(response, json);
  return json;
}

async function awaitResponse(pendingResponse: Promise<Response>): Promise<Response> {
  try {
    return await pendingResponse;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw createNetworkError(cause);
  }
}

function createNetworkError(cause: unknown): CallError {
  return new CallError(
    { code: 'network', status: 0, params: {}, requestId: null, retryable: true },
    { cause },
  );
}

/** Timeout, after which the page shows an error instead of waiting longer. */
const TIMEOUT_MS = 30_000;

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function parseBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function pickTokens(body: unknown): TokenPair {
  const { authorisationToken, refreshToken } = body as TokenPair;
  return { authorisationToken, refreshToken };
}
