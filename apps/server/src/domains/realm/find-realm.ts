// Finds the realm of a request. A requested realm key must exist. A host name that no realm claims belongs to
// the realm without host names, or to the only realm.
import type { RealmContext } from '../../calls/index.ts';

export interface RealmIndex {
  /** In order of creation. */
  readonly realms: readonly RealmContext[];
  readonly byKey: ReadonlyMap<string, RealmContext>;
  readonly byHost: ReadonlyMap<string, RealmContext>;
}

export function findRealm(
  { realms, byKey, byHost }: RealmIndex,
  params: { key?: string | undefined; host?: string | undefined },
): RealmContext | undefined {
  if (params.key !== undefined) return byKey.get(params.key);
  const claimingRealm = findRealmByHost({ byHost }, params.host);
  if (claimingRealm) return claimingRealm;
  if (realms.length === 1) return realms[0];
  return realms.find(({ settings }) => settings.hosts.length === 0);
}

/** The realm that claims a host name, with or without the port; undefined when none does. */
export function findRealmByHost(
  { byHost }: Pick<RealmIndex, 'byHost'>,
  hostHeader = '',
): RealmContext | undefined {
  const host = hostHeader.toLowerCase();
  return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''));
}
