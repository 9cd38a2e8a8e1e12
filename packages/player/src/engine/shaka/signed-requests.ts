// Signs Shaka's requests to the origins of a title with its current token. A request refused with 401 or 403 is
// repeated once with a newer token, so that playback continues.

import { takePrefetchedManifest } from '../prefetched-manifests.ts';
import type { TokenRefresher } from '../token-refresher.ts';
import { shaka } from './shaka.ts';

type ShakaRequest = Parameters<shaka.extern.SchemePlugin>[1];
type AbortableRequest = ReturnType<shaka.extern.SchemePlugin>;

/** Passes the refresher from a player's request filter to the network plugin, which all players share. */
const refresherByRequest = new WeakMap<ShakaRequest, TokenRefresher>();
const refresherByPlayer = new WeakMap<shaka.Player, TokenRefresher>();
let isInstalled = false;

/** Signs all further requests of a player with the current token. */
export function signRequests(player: shaka.Player, tokenRefresher: TokenRefresher): void {
  installSchemePlugin();
  const isNewPlayer = !refresherByPlayer.has(player);
  refresherByPlayer.set(player, tokenRefresher);
  if (isNewPlayer)
    player.getNetworkingEngine()?.registerRequestFilter((_type, request) => signRequest(player, request));
}

function signRequest(player: shaka.Player, request: ShakaRequest): void {
  const tokenRefresher = refresherByPlayer.get(player);
  if (!tokenRefresher) return;
  refresherByRequest.set(request, tokenRefresher);
  request.uris = request.uris.map((uri) => (uri.startsWith('http') ? tokenRefresher.sign(uri) : uri));
}

function installSchemePlugin(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const scheme of ['http', 'https']) {
    shaka.net.NetworkingEngine.registerScheme(scheme, fetchSigned, undefined, true);
  }
}

const fetchSigned: shaka.extern.SchemePlugin = (uri, request, type, onProgress, onHeaders, config) => {
  const tokenRefresher = refresherByRequest.get(request);
  const send = (signedUri: string): AbortableRequest =>
    shaka.net.HttpFetchPlugin.parse(signedUri, request, type, onProgress, onHeaders, config);

  let operation: AbortableRequest | null = null;
  let isAborted = false;

  const fetchWithRetry = async () => {
    const prefetchedManifest =
      type === shaka.net.NetworkingEngine.RequestType.MANIFEST ? await takePrefetchedManifest(uri) : null;
    if (prefetchedManifest) {
      onHeaders(prefetchedManifest.headers);
      return createResponse(
        uri,
        request,
        prefetchedManifest.body,
        prefetchedManifest.headers,
        prefetchedManifest.url,
      );
    }
    operation = send(uri);
    try {
      return await operation.promise;
    } catch (error) {
      if (
        isAborted ||
        !tokenRefresher ||
        !isAccessRefused(error) ||
        !(await tokenRefresher.refreshAfterRefusal(uri)) ||
        isAborted
      )
        throw error;
      operation = send(tokenRefresher.sign(uri));
      return operation.promise;
    }
  };

  return new shaka.util.AbortableOperation(fetchWithRetry(), async () => {
    isAborted = true;
    await operation?.abort();
  });
};

function createResponse(
  originalUri: string,
  request: ShakaRequest,
  data: ArrayBuffer,
  headers: Record<string, string>,
  responseUri: string,
): shaka.extern.Response {
  return {
    uri: responseUri,
    originalUri,
    data,
    status: 200,
    headers,
    fromCache: false,
    originalRequest: request,
  };
}

function isAccessRefused(error: unknown): boolean {
  const { BAD_HTTP_STATUS } = shaka.util.Error.Code;
  if (!(error instanceof shaka.util.Error) || error.code !== BAD_HTTP_STATUS) return false;
  return error.data[1] === 401 || error.data[1] === 403;
}
