// Finds the TV providers of a realm, and caches their lists.
import { createHash } from 'node:crypto';
import type { TvProviderList, TvProviderSettings } from '@matinee/contract';
import { isTvProvider, type TvProviderKind } from '@matinee/rules';
import type { RealmContext } from '../../../../calls/index.ts';
import { createCache, defineCache } from '../../../../platform/cache/index.ts';
import type { Secrets } from '../../../../platform/secrets/index.ts';
import { getProviderSecretName } from '../provider-source.ts';
import { createClientRegistrations } from './client-registration.ts';
import { loadProviderList } from './provider-list.ts';
import { createTvProvider, type TvProvider } from './tv-provider.ts';
import { createTvProviderClient } from './tv-provider-client.ts';

export interface TvProviderSource {
  /** Resolves with undefined for a provider that the realm does not have, or whose secret was not entered. */
  find(realm: RealmContext, kind: TvProviderKind): Promise<TvProvider | undefined>;
  /** Resolves with undefined for a requestor that the realm does not have. */
  findList(realm: RealmContext, requestorId: string): Promise<TvProviderList | undefined>;
}

const minute = 60_000;

const listCacheDefinition = defineCache<TvProviderList>({
  name: 'TV providers',
  holds: 'the lists of TV providers, with their logos',
  maxBytes: 8 * 2 ** 20,
  entryBytes: 600_000,
  ttlMs: 10 * minute,
  staleIfErrorMs: 24 * 60 * minute,
});

export function createTvProviderSource(secrets: Pick<Secrets, 'read' | 'put' | 'delete'>): TvProviderSource {
  const cache = createCache(listCacheDefinition);

  function loadList(realm: RealmContext, settings: TvProviderSettings): Promise<TvProviderList> {
    const digest = createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
    return cache.fetch([realm.id, digest], () =>
      loadProviderList(createTvProviderClient(settings), settings),
    );
  }

  /** The name helps people to recognise their account; signing in works without it. */
  const findDisplayName = async (realm: RealmContext, settings: TvProviderSettings, mvpd: string) =>
    loadList(realm, settings).then(
      ({ requestor }) => requestor.mvpds.find(({ id }) => id === mvpd)?.displayName,
      () => undefined,
    );

  return {
    async find(realm, kind) {
      const settings = listTvProviders(realm).find((provider) => provider.kind === kind);
      const secret = (await secrets.read(getProviderSecretName(kind), realm.id))?.toString();
      if (!settings || secret === undefined) return undefined;
      return createTvProvider(settings, {
        client: createTvProviderClient(settings),
        registrations: createClientRegistrations(secrets, realm, kind),
        secret,
        findDisplayName: (mvpd) => findDisplayName(realm, settings, mvpd),
      });
    },

    async findList(realm, requestorId) {
      const settings = listTvProviders(realm).find((provider) => provider.requestorId === requestorId);
      return settings && loadList(realm, settings);
    },
  };
}

const listTvProviders = ({ settings }: RealmContext): TvProviderSettings[] =>
  settings.signInProviders.filter(isTvProvider);
