// Finds the sign-in providers of a realm. Their secrets are in the encrypted store; an operator enters them with
// `matinee provider secret`.
import { createHash } from 'node:crypto';
import type { SignInProviderSettings } from '@matinee/contract';
import {
  getProviderClientName,
  isRedirectProvider,
  isTvProvider,
  type SignInProviderKind,
} from '@matinee/rules';
import type { JSONWebKeySet } from 'jose';
import type { Configuration } from 'openid-client';
import type { RealmContext } from '../../../calls/index.ts';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import { createProvider } from './create-provider.ts';
import { type CredentialProvider, createCredentialProvider } from './credentials/credential-provider.ts';
import { createFirebaseProvider, type FirebaseProvider } from './firebase/firebase-provider.ts';
import type { LoadConfiguration } from './open-id/discover-configuration.ts';
import { createOperatorProvider, type OperatorProvider } from './operator/operator-provider.ts';
import type { SignInProvider } from './provider.ts';

/** Identifies a provider of a realm. */
export interface ProviderId {
  kind: SignInProviderKind;
  /** The name of the provider in paths and commands. */
  clientName: string;
}

export interface ProviderSource {
  /** Resolves with undefined for a provider that the realm does not have, or whose secret was not entered. */
  find(realm: RealmContext, providerId: ProviderId): Promise<SignInProvider | undefined>;
  findCredentialProvider(realm: RealmContext, clientName: string): Promise<CredentialProvider | undefined>;
  findOperatorProvider(realm: RealmContext): Promise<OperatorProvider | undefined>;
  findFirebaseProvider(realm: RealmContext): FirebaseProvider | undefined;
}

const minute = 60_000;

const configurationCacheDefinition = defineCache<Configuration>({
  name: 'sign-in providers',
  holds: 'the addresses and keys that sign-in providers publish',
  maxBytes: 2 ** 20,
  entryBytes: 10_000,
  ttlMs: 60 * minute,
  staleIfErrorMs: 24 * 60 * minute,
});

const keyCacheDefinition = defineCache<JSONWebKeySet>({
  name: 'keys of identity services',
  holds: 'the keys with which hosted identity services sign identity tokens',
  maxBytes: 2 ** 20,
  entryBytes: 10_000,
  ttlMs: 60 * minute,
  staleIfErrorMs: 24 * 60 * minute,
});

export function createProviderSource(secrets: Pick<Secrets, 'read'>): ProviderSource {
  const cache = createCache(configurationCacheDefinition);
  const keyCache = createCache(keyCacheDefinition);
  const readSecret = async (realm: RealmContext, clientName: string) =>
    (await secrets.read(getProviderSecretName(clientName), realm.id))?.toString();

  /** Caches the configuration of a provider until its settings or its secret change. */
  const cacheConfiguration = (
    realm: RealmContext,
    settings: SignInProviderSettings,
    secret: string | undefined,
  ) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([settings, secret]))
      .digest('base64url');
    return (load: LoadConfiguration) => () => cache.fetch([realm.id, digest], load);
  };

  return {
    async findCredentialProvider(realm, clientName) {
      const settings = findSettings(realm, { kind: 'credentials', clientName });
      if (settings?.kind !== 'credentials') return undefined;
      return createCredentialProvider(settings, await readSecret(realm, clientName));
    },

    async findOperatorProvider(realm) {
      const settings = findSettings(realm, { kind: 'operator', clientName: 'operator' });
      if (settings?.kind !== 'operator') return undefined;
      const secret = await readSecret(realm, 'operator');
      if (secret === undefined) return undefined;
      return createOperatorProvider(settings, secret, cacheConfiguration(realm, settings, secret));
    },

    findFirebaseProvider(realm) {
      const settings = findSettings(realm, { kind: 'firebase', clientName: 'firebase' });
      if (settings?.kind !== 'firebase') return undefined;
      const { config, emulatorUri = '', privateNetwork } = settings;
      const cacheKey = [realm.id, emulatorUri, config.projectId, privateNetwork] as const;
      return createFirebaseProvider(settings, (load) => () => keyCache.fetch(cacheKey, load));
    },

    async find(realm, providerId) {
      const settings = findSettings(realm, providerId);
      if (!settings || !isRedirectProvider(settings) || isTvProvider(settings)) return undefined;
      const secret = await readSecret(realm, providerId.clientName);
      return createProvider(settings, secret, cacheConfiguration(realm, settings, secret));
    },
  };
}

const findSettings = ({ settings }: RealmContext, { kind, clientName }: ProviderId) =>
  settings.signInProviders.find(
    (provider) => provider.kind === kind && getProviderClientName(provider) === clientName,
  );

/** The name of a provider's secret in the encrypted store. */
export const getProviderSecretName = (clientName: string) => `sign-in provider ${clientName}`;

/** Stores the secret with which this service identifies itself to a provider. */
export function putProviderSecret(
  secrets: Pick<Secrets, 'put'>,
  { realmId, clientName, secret }: { realmId: number; clientName: string; secret: string },
): Promise<void> {
  return secrets.put(getProviderSecretName(clientName), realmId, Buffer.from(secret));
}
