// Which realm a request is for. A realm that is named must exist; a host name that no realm claims goes to the
// realm that claims none, or to the only one there is.
import type { RealmContext } from '../../calls/index.ts';

export interface KnownRealms {
  /** In the order in which they were made. */
  readonly all: readonly RealmContext[];
  readonly byKey: ReadonlyMap<string, RealmContext>;
  readonly byHost: ReadonlyMap<string, RealmContext>;
}

export function chooseRealm(
  { all, byKey, byHost }: KnownRealms,
  asked: { key?: string | undefined; host?: string | undefined },
): RealmContext | undefined {
  if (asked.key !== undefined) return byKey.get(asked.key);
  const claimed = claimantOf({ byHost }, asked.host);
  if (claimed) return claimed;
  if (all.length === 1) return all[0];
  return all.find(({ settings }) => settings.hosts.length === 0);
}

/** The realm that claims a host name, with its port or on any; undefined when none does. */
export function claimantOf({ byHost }: Pick<KnownRealms, 'byHost'>, asked = ''): RealmContext | undefined {
  const host = asked.toLowerCase();
  return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''));
}
