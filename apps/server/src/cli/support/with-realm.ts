import { Option } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { findRealm } from './find-realm.ts';
import { withPlatform } from './with-platform.ts';

export interface RealmOption {
  realm?: string;
}

export const realmOption = () => new Option('--realm <key>', 'in which realm, when there are several');

/** Work of a command on the realm that is named, or on the only one there is. */
export function withRealm(
  name: string,
  { realm }: RealmOption,
  work: (platform: Platform, realm: RealmContext) => Promise<void>,
): Promise<void> {
  return withPlatform(name, async (platform) => work(platform, await findRealm(platform.db, realm)));
}
