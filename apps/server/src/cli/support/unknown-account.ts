import type { RealmContext } from '../../calls/index.ts';
import { CommandError } from './command-error.ts';

export function createUnknownAccountError(email: string, realm: RealmContext): CommandError {
  return new CommandError(
    `There is no account with the address ${email} in ${realm.key}. If its owner has not confirmed the address, run: npx matinee user confirm ${email}`,
  );
}
