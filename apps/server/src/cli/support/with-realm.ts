import { Option } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { requireRealm } from './require-realm.ts';
import { withPlatform } from './with-platform.ts';

export interface RealmOption {
  realm?: string;
}

export const createRealmOption = () => new Option('--realm <key>', 'the realm, when there are several');

/** Runs a command on the realm that the option names, or on the only one. */
export function withRealm(
  name: string,
  { realm }: RealmOption,
  work: (platform: Platform, realm: RealmContext) => Promise<void>,
): Promise<void> {
  return withPlatform(name, async (platform) => work(platform, await requireRealm(platform.db, realm)));
}
