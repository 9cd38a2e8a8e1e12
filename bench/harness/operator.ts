// What an operator does, for benchmarks: creates the realm and its administrator, imports films and fetches streams.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ImportBatch, StreamMetadata, Tokens } from '@matinee/contract';
import type { Service } from './service.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const tokenMaxAgeMs = 5 * 60_000;

export interface Operator {
  /** Imports a file; resolves when the import is complete. */
  import(path: string): Promise<ImportResult>;
  fetchStream(contentId: string): Promise<StreamMetadata>;
}

interface ImportResult {
  contentId: string;
  /** Milliseconds from the request until the title was playable. */
  playableMs: number;
  /** Milliseconds from the request until all renditions of the title were complete. */
  completeMs: number;
}

/** Applies realm.json, and creates its administrator, whose token the operator's calls send. */
export async function createRealmWithOperator(service: Service): Promise<Operator> {
  const email = 'bench@example.test';
  const password = 'a long bench password';
  await runMatinee(service, 'realm', 'apply', `${root}bench/harness/realm.json`);
  await runMatinee(service, 'user', 'create', email, '--password', password, '--role', 'ADMIN');
  // An import may take longer than a token is valid.
  let token = '';
  let signedInAt = Number.NEGATIVE_INFINITY;
  const getToken = async () => {
    if (performance.now() - signedInAt > tokenMaxAgeMs) {
      signedInAt = performance.now();
      const tokens = await call<Tokens>(service, 'POST', '/api/v2/login', { id: email, secret: password });
      token = tokens.authorisationToken;
    }
    return token;
  };
  return {
    async import(path) {
      const startedAt = performance.now();
      const batch = await call<ImportBatch>(service, 'POST', '/api/v2/imports', { path }, await getToken());
      let playableMs = 0;
      for (;;) {
        const [item] = (
          await call<ImportBatch>(service, 'GET', `/api/v2/imports/${batch.id}`, undefined, await getToken())
        ).items;
        const elapsedMs = performance.now() - startedAt;
        if (item && playableMs === 0 && (item.state === 'playable' || item.state === 'done'))
          playableMs = elapsedMs;
        if (item?.state === 'done')
          return { contentId: item.contentId ?? '', playableMs, completeMs: elapsedMs };
        if (item?.state === 'failed' || item?.state === 'refused')
          throw new Error(`The import ended: ${JSON.stringify(item.reason)}`);
        await wait(100);
      }
    },
    async fetchStream(contentId) {
      const manifest = await call<{ playbackDetailsUrl: string }>(
        service,
        'POST',
        `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`,
        undefined,
        await getToken(),
      );
      return call(service, 'GET', manifest.playbackDetailsUrl);
    },
  };
}

async function runMatinee(service: Service, ...argv: string[]): Promise<void> {
  await run(process.execPath, [`${root}apps/server/bin/matinee.js`, ...argv], {
    env: { ...process.env, DATA_DIR: service.dataDir, LOG_LEVEL: 'error' },
  });
}

/** Calls the API; throws unless the response is 2xx. */
export async function call<Body>(
  service: Pick<Service, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Body> {
  const response = await fetch(new URL(path, service.url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Body;
}
