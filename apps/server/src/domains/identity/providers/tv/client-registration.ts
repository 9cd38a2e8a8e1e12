// The registration of this service as a client of the service for TV providers, in the encrypted store.
import { z } from 'zod';
import type { RealmContext } from '../../../../calls/index.ts';
import type { Secrets } from '../../../../platform/secrets/index.ts';
import type { ClientCredentials } from './tv-provider-client.ts';

const storedRegistration = z.object({
  /** The key of the realm. */
  realm: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
});

export interface ClientRegistrations {
  read(): Promise<ClientCredentials | undefined>;
  put(credentials: ClientCredentials): Promise<void>;
  clear(): Promise<void>;
}

export function createClientRegistrations(
  secrets: Pick<Secrets, 'read' | 'put' | 'delete'>,
  realm: Pick<RealmContext, 'id' | 'key'>,
  clientName: string,
): ClientRegistrations {
  const name = `client registration ${clientName}`;
  return {
    async read() {
      const value = await secrets.read(name, realm.id);
      return value && storedRegistration.parse(JSON.parse(value.toString()));
    },
    put: ({ clientId, clientSecret }) =>
      secrets.put(name, realm.id, Buffer.from(JSON.stringify({ realm: realm.key, clientId, clientSecret }))),
    clear: () => secrets.delete(name, realm.id),
  };
}
