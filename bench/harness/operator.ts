// What an operator does, for benchmarks: makes an admin, imports a file, waits for it.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ImportBatch, StreamMetadata, Tokens } from '@matinee/contract';
import type { Service } from './service.ts';

const run = promisify(execFile);
const root = new URL('../..', import.meta.url).pathname;

const renewMs = 5 * 60_000;

export interface Operator {
  import(path: string): Promise<Imported>;
  stream(contentId: string): Promise<StreamMetadata>;
}

/** Milliseconds from the request until the title played, and until all its renditions were there. */
interface Imported {
  contentId: string;
  playable: number;
  done: number;
}

export async function operate(service: Service): Promise<Operator> {
  const email = 'bench@example.test';
  const password = 'a long bench password';
  await matinee(service, 'realm', 'apply', `${root}bench/harness/realm.json`);
  await matinee(service, 'user', 'create', email, '--password', password, '--role', 'ADMIN');
  // An import may outlast a token.
  let token = '';
  let signedInAt = Number.NEGATIVE_INFINITY;
  const signedIn = async () => {
    if (performance.now() - signedInAt > renewMs) {
      signedInAt = performance.now();
      const tokens = await call<Tokens>(service, 'POST', '/api/v2/login', { id: email, secret: password });
      token = tokens.authorisationToken;
    }
    return token;
  };
  return {
    async import(path) {
      const began = performance.now();
      const batch = await call<ImportBatch>(service, 'POST', '/api/v2/imports', { path }, await signedIn());
      let playable = 0;
      for (;;) {
        const [item] = (
          await call<ImportBatch>(service, 'GET', `/api/v2/imports/${batch.id}`, undefined, await signedIn())
        ).items;
        const passed = performance.now() - began;
        if (item && playable === 0 && (item.state === 'playable' || item.state === 'done')) playable = passed;
        if (item?.state === 'done') return { contentId: item.contentId ?? '', playable, done: passed };
        if (item?.state === 'failed' || item?.state === 'refused')
          throw new Error(`The import ended: ${JSON.stringify(item.reason)}`);
        await wait(100);
      }
    },
    async stream(contentId) {
      const manifest = await call<{ playbackDetailsUrl: string }>(
        service,
        'POST',
        `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`,
        undefined,
        await signedIn(),
      );
      return call(service, 'GET', manifest.playbackDetailsUrl);
    },
  };
}

async function matinee(service: Service, ...argv: string[]): Promise<void> {
  await run(process.execPath, [`${root}apps/server/bin/matinee.js`, ...argv], {
    env: { ...process.env, DATA_DIR: service.dataDir, LOG_LEVEL: 'error' },
  });
}

/** One call of the API; anything but a 2xx is an error. */
export async function call<Answer>(
  service: Pick<Service, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(new URL(path, service.url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}
