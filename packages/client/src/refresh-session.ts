// Refreshes the session: exchanges the refresh token for new tokens when the access token has expired.
import { CallError } from './call-error.ts';
import type { CallRow } from './call-row.ts';
import { initialCallTable } from './initial-call-table.ts';
import { createSingleFlight } from './single-flight.ts';
import type { TokenPair, TokenStore } from './token-store.ts';

/** Sends a request with these tokens and stores the tokens of its response. */
export type SendRequest = (
  row: CallRow,
  input: { body?: unknown },
  pair: TokenPair | null,
) => Promise<unknown>;

/**
 * Creates a function that refreshes the session whose access token expired. Only one refresh runs at a time, in
 * all tabs. When the server refuses the refresh token, the session ends.
 */
export function createSessionRefresh(
  realm: string,
  tokens: TokenStore,
  send: SendRequest,
): (expiredPair: TokenPair) => Promise<void> {
  let expiredPair: TokenPair | null = null;
  const refresh = createSingleFlight(`${realm}.refresh`, async () => {
    const pair = tokens.read();
    // Another tab has refreshed first: use its tokens.
    if (!pair || pair.authorisationToken !== expiredPair?.authorisationToken) return;
    try {
      await send(initialCallTable.refreshTokens, { body: { refreshToken: pair.refreshToken } }, null);
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      if (tokens.read()?.refreshToken === pair.refreshToken) tokens.write(null);
    }
  });
  return (pair) => {
    expiredPair = pair;
    return refresh();
  };
}
