// A hosted identity service for tests. It speaks the protocol of Firebase Authentication at the paths of its emulator, but
// signs its tokens like Firebase itself: with RS256 and a published key.
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FirebaseAccounts, RequestRefusedError } from './firebase/accounts.ts';

export interface TestFirebase {
  emulatorUri: string;
  projectId: string;
  accounts: FirebaseAccounts;
  /** The mails that the service would have sent. */
  mails: { kind: string; email: string; language: string | undefined }[];
  /** The App Check token without which the service creates no account; null requires none. */
  requiredAppCheckToken: string | null;
  /** Signs an identity token with the key of the service, or with another one. */
  signToken(
    claims: Readonly<Record<string, unknown>>,
    options?: { algorithm?: string; isForged?: boolean },
  ): string;
  close(): Promise<void>;
}

const projectId = 'harbour-tv';
const apiKey = 'the-key-of-the-web-app';
const keyId = 'key-1';
const hourSeconds = 3_600;

/** Starts the service on a free port of 127.0.0.1. */
export async function startTestFirebase(): Promise<TestFirebase> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forgedKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const accounts = new FirebaseAccounts();

  const signToken: TestFirebase['signToken'] = (claims, { algorithm = 'RS256', isForged } = {}) => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const payload = {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      iat: nowSeconds,
      exp: nowSeconds + hourSeconds,
      ...claims,
    };
    return createToken({ alg: algorithm, kid: keyId }, payload, isForged ? forgedKey : privateKey);
  };

  const createTokens = (id: string) => {
    const { email, isVerified } = accounts.get(id);
    const idToken = signToken({ sub: id, user_id: id, email, email_verified: isVerified, auth_time: 1 });
    return {
      idToken,
      refreshToken: accounts.createRefreshToken(id),
      expiresIn: `${hourSeconds}`,
      localId: id,
      email,
    };
  };

  function handleToolkit(method: string, body: Record<string, unknown>, request: IncomingMessage): object {
    const { email = '', password = '', idToken } = body as Record<string, string>;
    const id = typeof idToken === 'string' ? readSubject(idToken) : '';
    switch (method) {
      case 'signUp': {
        const appCheckToken = request.headers['x-firebase-appcheck'];
        if (firebase.requiredAppCheckToken !== null && appCheckToken !== firebase.requiredAppCheckToken)
          throw new RequestRefusedError('Firebase App Check token is invalid.', 401);
        return {
          kind: 'identitytoolkit#SignupNewUserResponse',
          ...createTokens(accounts.create(email, password)),
        };
      }
      case 'signInWithPassword':
        return {
          kind: 'identitytoolkit#VerifyPasswordResponse',
          registered: true,
          ...createTokens(accounts.signIn(email, password)),
        };
      case 'lookup': {
        const account = accounts.get(id);
        const providerUserInfo = [
          { providerId: 'password', email: account.email, federatedId: account.email },
        ];
        return {
          kind: 'identitytoolkit#GetAccountInfoResponse',
          users: [{ localId: id, email: account.email, emailVerified: account.isVerified, providerUserInfo }],
        };
      }
      case 'update':
        accounts.changePassword(id, password);
        return { kind: 'identitytoolkit#SetAccountInfoResponse', ...createTokens(id) };
      case 'sendOobCode': {
        const address = id ? accounts.get(id).email : email;
        if (!id) accounts.requireAddress(address);
        const language = request.headers['x-firebase-locale']?.toString();
        firebase.mails.push({ kind: String(body.requestType), email: address, language });
        return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: address };
      }
      default:
        throw new RequestRefusedError('OPERATION_NOT_ALLOWED');
    }
  }

  async function respond(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/www.googleapis.com/')) {
      const jwk = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })).export({
        format: 'jwk',
      });
      return { keys: [{ ...jwk, kid: keyId, alg: 'RS256', use: 'sig' }] };
    }
    if (searchParams.get('key') !== apiKey)
      throw new RequestRefusedError('API key not valid. Please pass a valid API key.');
    const text = await readText(request);
    if (pathname === '/securetoken.googleapis.com/v1/token') {
      const id = accounts.useRefreshToken(new URLSearchParams(text).get('refresh_token') ?? '');
      const { idToken, refreshToken, expiresIn } = createTokens(id);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        user_id: id,
      };
    }
    const method = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/.exec(pathname)?.[1] ?? '';
    return handleToolkit(method, JSON.parse(text), request);
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') send(response, 204);
    else
      respond(request).then(
        (body) => send(response, 200, body),
        (error: unknown) => {
          const status = error instanceof RequestRefusedError ? error.status : 500;
          send(response, status, { error: { code: status, message: (error as Error).message } });
        },
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const firebase: TestFirebase = {
    emulatorUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId,
    accounts,
    mails: [],
    requiredAppCheckToken: null,
    signToken,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return firebase;
}

/** The settings in the realm file. */
export const createFirebaseSettings = ({ emulatorUri }: Pick<TestFirebase, 'emulatorUri'>) => ({
  kind: 'firebase' as const,
  name: 'Harbour ID',
  config: { apikey: apiKey, projectId },
  providers: ['google' as const],
  emulatorUri,
  privateNetwork: true,
});

/** Pages of other origins use the service. */
function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'authorization, content-type, x-client-version, x-firebase-appcheck, x-firebase-client, x-firebase-gmpid, x-firebase-locale',
  });
  response.end(body && JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function createToken(header: { alg: string; kid: string }, payload: object, key: KeyObject): string {
  const content = `${encode(header)}.${encode(payload)}`;
  const signature =
    header.alg === 'none' ? '' : sign('sha256', Buffer.from(content), key).toString('base64url');
  return `${content}.${signature}`;
}

const readSubject = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
