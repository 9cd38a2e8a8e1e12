// Finds the realm of a request. A requested realm key must exist. A host name that no realm claims belongs to
// the realm without host names, or to the only realm.
import type { RealmContext } from '../../calls/index.ts';

export interface RealmIndex {
  /** In order of creation. */
  readonly all: readonly RealmContext[];
  readonly byKey: ReadonlyMap<string, RealmContext>;
  readonly byHost: ReadonlyMap<string, RealmContext>;
}

export function findRealm(
  { all, byKey, byHost }: RealmIndex,
  params: { key?: string | undefined; host?: string | undefined },
): RealmContext | undefined {
  if (params.key !== undefined) return byKey.get(params.key);
  const claimant = findRealmByHost({ byHost }, params.host);
  if (claimant) return claimant;
  if (all.length === 1) return all[0];
  return all.find(({ settings }) => settings.hosts.length === 0);
}

/** The realm that claims a host name, with or without the port; undefined when none does. */
export function findRealmByHost(
  { byHost }: Pick<RealmIndex, 'byHost'>,
  params = '',
): RealmContext | undefined {
  const host = params.toLowerCase();
  return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''));
}
