// Which realm a request is for. A realm that is named must exist; a host name that no realm claims goes to the
// realm that claims none, or to the only one there is.
import type { RealmContext } from '../../calls/index.ts';

export interface KnownRealms {
  /** In the order in which they were made. */
  readonly all: readonly RealmContext[];
  readonly byKey: ReadonlyMap<string, RealmContext>;
  readonly byHost: ReadonlyMap<string, RealmContext>;
}

export function findRealm(
  { all, byKey, byHost }: KnownRealms,
  params: { key?: string | undefined; host?: string | undefined },
): RealmContext | undefined {
  if (params.key !== undefined) return byKey.get(params.key);
  const claimed = claimantOf({ byHost }, params.host);
  if (claimed) return claimed;
  if (all.length === 1) return all[0];
  return all.find(({ settings }) => settings.hosts.length === 0);
}

/** The realm that claims a host name, with its port or on any; undefined when none does. */
export function claimantOf({ byHost }: Pick<KnownRealms, 'byHost'>, params = ''): RealmContext | undefined {
  const host = params.toLowerCase();
  return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''));
}
