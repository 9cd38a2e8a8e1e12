// Every request of every player passes here: it gets the token of the moment, and when it is refused with 401 or
// 403 one fresh token is asked for and the request is made again, so that the stream does not notice.
import type { TokenRefresher } from '../token-refresher.ts';
import { takeWarm } from '../warm-manifest.ts';
import { shaka } from './shaka.ts';

type Request = Parameters<shaka.extern.SchemePlugin>[1];
type Operation = ReturnType<shaka.extern.SchemePlugin>;

/** Which request belongs to which title: Shaka's network plugins are global, its filters are not. */
const keepers = new WeakMap<Request, TokenRefresher>();
const signers = new WeakMap<shaka.Player, TokenRefresher>();
let installed = false;

/** Signs what this player asks for from now on. */
export function signRequests(player: shaka.Player, tokens: TokenRefresher): void {
  install();
  const isNew = !signers.has(player);
  signers.set(player, tokens);
  if (isNew) player.getNetworkingEngine()?.registerRequestFilter((_type, request) => sign(player, request));
}

function sign(player: shaka.Player, request: Request): void {
  const tokens = signers.get(player);
  if (!tokens) return;
  keepers.set(request, tokens);
  request.uris = request.uris.map((uri) => (uri.startsWith('http') ? tokens.sign(uri) : uri));
}

function install(): void {
  if (installed) return;
  installed = true;
  for (const scheme of ['http', 'https']) {
    shaka.net.NetworkingEngine.registerScheme(scheme, fetchSigned, undefined, true);
  }
}

const fetchSigned: shaka.extern.SchemePlugin = (uri, request, type, progressed, headersCame, config) => {
  const tokens = keepers.get(request);
  const send = (address: string): Operation =>
    shaka.net.HttpFetchPlugin.parse(address, request, type, progressed, headersCame, config);

  let running: Operation | null = null;
  let aborted = false;

  const attempt = async () => {
    const warm = type === shaka.net.NetworkingEngine.RequestType.MANIFEST ? await takeWarm(uri) : null;
    if (warm) {
      headersCame(warm.headers);
      return answer(uri, request, warm.body, warm.headers, warm.url);
    }
    running = send(uri);
    try {
      return await running.promise;
    } catch (error) {
      if (aborted || !tokens || !isRefusal(error) || !(await tokens.renewFor(uri)) || aborted) throw error;
      running = send(tokens.sign(uri));
      return running.promise;
    }
  };

  return new shaka.util.AbortableOperation(attempt(), async () => {
    aborted = true;
    await running?.abort();
  });
};

function answer(
  uri: string,
  request: Request,
  data: ArrayBuffer,
  headers: Record<string, string>,
  url: string,
): shaka.extern.Response {
  return {
    uri: url,
    originalUri: uri,
    data,
    status: 200,
    headers,
    fromCache: false,
    originalRequest: request,
  };
}

function isRefusal(error: unknown): boolean {
  const { BAD_HTTP_STATUS } = shaka.util.Error.Code;
  if (!(error instanceof shaka.util.Error) || error.code !== BAD_HTTP_STATUS) return false;
  return error.data[1] === 401 || error.data[1] === 403;
}
