// A small JSON server on a port of its own, in the process of the service. Journeys call it to change the service.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { RealmFileInput } from '@matinee/contract';
import { createAccount, putProviderSecret } from '../../apps/server/src/domains/identity/index.ts';
import { findContent, setAvailability } from '../../apps/server/src/domains/titles/index.ts';
import { applyRealm } from '../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../apps/server/src/services.ts';
import { tables } from '../../apps/server/test/tables.ts';
import type { App } from './open-service.ts';
import { type IsolatedRealmPart, seedIsolatedRealm } from './seed/isolated-realm.ts';
import { seedXssAccount } from './seed/xss-account.ts';

export interface ControlContext {
  services: Services;
  app: App;
  /** The asset of the shared realm's film; isolated realms get copies of it. */
  assetId: number;
}

export interface AccountInput {
  realm: string;
  email: string;
  password: string;
  name: string;
  role: 'USER' | 'ADMIN';
}

/** Operations that an operator would run in a terminal, in the process of the service. */
export function createControlOperations({ services, app, assetId }: ControlContext) {
  const { db, clock } = services;
  const findRealm = (key: string) =>
    tables(db).selectFrom('realm').select('id').where('key', '=', key).executeTakeFirstOrThrow();

  return {
    async createIsolatedRealm(input: { key: string; parts: readonly IsolatedRealmPart[] }): Promise<void> {
      await seedIsolatedRealm(services, { ...input, assetId });
    },

    /** Resolves with the version of the realm. */
    async applyRealm({ file }: { file: RealmFileInput }): Promise<number> {
      const applyResult = await applyRealm(db, { file }, clock.now());
      if (!applyResult.ok) throw new Error(JSON.stringify(applyResult.issues));
      return applyResult.realm.version;
    },

    async createAccount({ realm, ...account }: AccountInput): Promise<void> {
      const { id: realmId } = await findRealm(realm);
      await createAccount(db, { realmId, ...account, now: clock.now() });
    },

    async putProviderSecret(input: { realm: string; clientName: string; secret: string }): Promise<void> {
      const { id: realmId } = await findRealm(input.realm);
      await putProviderSecret(services.secrets, { realmId, ...input });
    },

    /** Marks the address of an account confirmed. */
    async confirmEmail(input: { realm: string; email: string }): Promise<void> {
      const { id: realmId } = await findRealm(input.realm);
      await tables(db)
        .updateTable('account')
        .set({ email_verified_at: clock.now() })
        .where('realm_id', '=', realmId)
        .where('email', '=', input.email)
        .execute();
    },

    /**
     * Adds favourites, progress, a review and lists to an account of the XSS realm; resolves with the ids of
     * the lists.
     */
    seedXssAccount: (input: { email: string; password: string }): Promise<string[]> =>
      seedXssAccount(app, input),

    /** Hides a title by an availability window that has ended, or shows it by a window without an end. */
    async setTitleVisible(input: { realm: string; id: string; isVisible: boolean }): Promise<void> {
      const { id: realmId } = await findRealm(input.realm);
      const content = await findContent(db, { realmId, publicId: input.id });
      if (!content) throw new Error(`There is no title ${input.id}`);
      const availableUntil = input.isVisible ? null : Temporal.Instant.from('2020-01-01T00:00:00Z');
      await setAvailability(db, {
        realmId,
        contentId: content.id,
        from: undefined,
        until: availableUntil,
        now: clock.now(),
      });
    },
  };
}

export type ControlOperations = ReturnType<typeof createControlOperations>;

export async function startControlServer(
  context: ControlContext,
): Promise<{ url: string; close(): Promise<void> }> {
  const operations: Record<string, (input: never) => Promise<unknown>> = createControlOperations(context);
  const server = createServer(async (request, response) => {
    try {
      const operation = operations[request.url?.slice(1) ?? ''];
      if (!operation) throw new Error(`There is no operation ${request.url}`);
      const result = await operation((await json(request)) as never);
      response.end(JSON.stringify(result ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
