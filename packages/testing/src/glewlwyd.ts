// Runs Glewlwyd (https://github.com/babelouest/glewlwyd), an identity server in C that shares no code with the OpenID
// client of Matinee. `apt-get install glewlwyd` installs it on Debian.
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const program = '/usr/bin/glewlwyd';
const pagesFolder = '/usr/share/glewlwyd/webapp';
const pagesConfigPath = '/etc/glewlwyd/config-2.7.json/config.json';
const schemaPath = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

export const isGlewlwydInstalled = (): boolean => existsSync(program);

export interface Glewlwyd {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
}

interface GlewlwydUser {
  username: string;
  password: string;
  name: string;
  email: string;
}

interface GlewlwydOptions {
  /** Base URL of the service that signs viewers in, without a trailing slash. */
  serviceUrl: string;
  users: readonly GlewlwydUser[];
}

const clientId = 'matinee';
const clientSecret = 'a secret of the tests';
const scopes = ['email', 'profile'];

/** Starts it on a free port of 127.0.0.1 with an empty database. */
export async function startGlewlwyd({ serviceUrl, users }: GlewlwydOptions): Promise<Glewlwyd> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-glewlwyd-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const issuer = `${url}/api/oidc`;
  await createPages(join(folder, 'pages'));
  await createDatabase(join(folder, 'glewlwyd.db'));
  const configPath = join(folder, 'glewlwyd.conf');
  await writeFile(configPath, formatConfig(folder, new URL(url)));
  const server = spawn(program, ['--config-file', configPath], { stdio: ['ignore', 'ignore', 'inherit'] });
  const close = async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(server, url);
    await configure(url, { issuer, serviceUrl, users });
  } catch (error) {
    await close();
    throw error;
  }
  return { issuer, clientId, clientSecret, close };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian's link from the pages to their configuration leads to a folder, so the pages are copied. */
async function createPages(folder: string): Promise<void> {
  await cp(pagesFolder, folder, {
    recursive: true,
    dereference: true,
    filter: (path) => path !== join(pagesFolder, 'config.json'),
  });
  await cp(pagesConfigPath, join(folder, 'config.json'));
}

async function createDatabase(path: string): Promise<void> {
  const database = new DatabaseSync(path);
  database.exec(await readFile(schemaPath, 'utf8'));
  database.close();
}

function formatConfig(folder: string, { origin, port }: URL): string {
  return `
    port = ${port}
    bind_address = "127.0.0.1"
    external_url = "${origin}"
    api_prefix = "api"
    login_url = "login.html"
    static_files_path = "${folder}/pages"
    static_files_mime_types = (
      { extension = ".html", mime_type = "text/html" },
      { extension = ".css", mime_type = "text/css" },
      { extension = ".js", mime_type = "application/javascript" },
      { extension = ".json", mime_type = "application/json" }
    )
    log_mode = "file"
    log_level = "WARNING"
    log_file = "${folder}/glewlwyd.log"
    cookie_secure = 0
    hash_algorithm = "SHA512"
    user_module_path = "/usr/lib/glewlwyd/user"
    client_module_path = "/usr/lib/glewlwyd/client"
    user_auth_scheme_module_path = "/usr/lib/glewlwyd/scheme"
    plugin_module_path = "/usr/lib/glewlwyd/plugin"
    database = { type = "sqlite3", path = "${folder}/glewlwyd.db" }
  `;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

async function waitUntilListening(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`Glewlwyd ended with code ${server.exitCode}.`);
    const response = await fetch(`${url}/login.html`).catch(() => null);
    if (response?.ok) return;
    await wait(50);
  }
}

/** Adds the plugin for OpenID Connect, the client and the users, as its administration pages do. */
async function configure(
  url: string,
  { issuer, serviceUrl, users }: { issuer: string } & GlewlwydOptions,
): Promise<void> {
  const cookie = await signInAsAdmin(url);
  const add = (path: string, body: object) => send(`${url}/api/${path}`, body, cookie);
  for (const name of scopes)
    await add('scope/', { name, display_name: name, password_required: true, scheme: {} });
  await add('mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: createPluginParameters(issuer),
  });
  await add('client/', {
    client_id: clientId,
    name: 'Matinee',
    confidential: true,
    client_secret: clientSecret,
    token_endpoint_auth_method: ['client_secret_post'],
    authorization_type: ['code'],
    redirect_uri: [`${serviceUrl}/oidc`],
    post_logout_redirect_uri: `${serviceUrl}/`,
    scope: [],
    enabled: true,
  });
  for (const user of users) await add('user/', { ...user, scope: ['openid', ...scopes], enabled: true });
}

async function signInAsAdmin(url: string): Promise<string> {
  // The account that the installation creates.
  const response = await send(`${url}/api/auth/`, { username: 'admin', password: 'password' });
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function send(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

function createPluginParameters(issuer: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256' };
  return {
    iss: issuer,
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'access-token-duration': 3600,
    'refresh-token-duration': 1_209_600,
    'code-duration': 600,
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-refresh-enabled': false,
    'pkce-allowed': true,
    'pkce-required': true,
    'session-management-allowed': true,
    'session-cookie-name': 'GLEWLWYD_OIDC_SESSION_ID',
    'session-cookie-expiration': 3600,
    'subject-type': 'public',
    'oauth-as-iss-id': true,
    'name-claim': 'mandatory',
    'email-claim': 'mandatory',
  };
}
