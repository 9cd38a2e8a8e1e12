// `matinee user totp …`: the second factor of an account.
import type { Command } from 'commander';
import { removeTotpOfAccount } from '../../../domains/identity/index.ts';
import { CommandError } from '../../support/command-error.ts';
import { createUnknownAccountError } from '../../support/unknown-account.ts';
import { createRealmOption, type RealmOption, withRealm } from '../../support/with-realm.ts';

export function addTotpCommands(user: Command): void {
  const totp = user.command('totp').description('The authenticator app with which an account signs in.');

  totp
    .command('remove')
    .description(
      'Remove the authenticator app and the recovery codes of an account whose owner has lost both. The account gets a mail.',
    )
    .argument('<email>')
    .addOption(createRealmOption())
    .action((email: string, options: RealmOption) =>
      withRealm('user totp remove', options, async ({ db, clock }, realm) => {
        const { defaultLanguage } = realm.settings;
        const context = { realm, languages: [defaultLanguage], now: clock.now() };
        const isRemoved = await removeTotpOfAccount(db, context, email);
        if (isRemoved === 'unknownAccount') throw createUnknownAccountError(email, realm);
        if (!isRemoved) throw new CommandError(`${email} has no authenticator app in ${realm.key}.`);
        process.stdout.write(`${email} signs in to ${realm.key} without a code.\n`);
      }),
    );
}
