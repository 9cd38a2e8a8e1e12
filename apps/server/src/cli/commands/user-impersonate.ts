// `matinee user impersonate`: lets an administrator see what a viewer sees.
import type { Command } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import { createImpersonationLink } from '../../domains/identity/index.ts';
import { getRealmOrigin } from '../../domains/realm/index.ts';
import { readConfig } from '../../main/config.ts';
import type { Platform } from '../../main/open-platform.ts';
import { CommandError } from '../support/command-error.ts';
import { createUnknownAccountError } from '../support/unknown-account.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

interface ImpersonateOptions extends RealmOption {
  operator: string;
  reason: string;
}

export function addImpersonateCommand(user: Command): void {
  user
    .command('impersonate')
    .description(
      'Print a link with which an administrator acts as a viewer for 30 minutes. It works once, within five minutes.',
    )
    .argument('<email>', 'the viewer')
    .requiredOption(
      '--operator <email>',
      'the administrator, whose name the viewer sees in the account activity',
    )
    .requiredOption('--reason <text>', 'for the record, such as the number of a support request')
    .addOption(createRealmOption())
    .action((email: string, options: ImpersonateOptions) =>
      withRealm('user impersonate', options, (platform, realm) => printLink(platform, realm, email, options)),
    );
}

async function printLink(
  { db, clock }: Platform,
  realm: RealmContext,
  viewerEmail: string,
  { operator, reason }: ImpersonateOptions,
): Promise<void> {
  const now = clock.now();
  const link = await createImpersonationLink(db, {
    realm,
    viewerEmail,
    operatorEmail: operator,
    reason,
    now,
  });
  if ('path' in link) {
    const origin = getRealmOrigin(readConfig(), realm, { isSecure: false, port: null });
    process.stdout.write(`${origin}${link.path}\n`);
    return;
  }
  switch (link.problem) {
    case 'unknownViewer':
      throw createUnknownAccountError(viewerEmail, realm);
    case 'unknownOperator':
      throw createUnknownAccountError(operator, realm);
    case 'operatorIsNoAdministrator':
      throw new CommandError(`${operator} does not have the role ADMIN in ${realm.key}.`);
    case 'viewerIsAdministrator':
      throw new CommandError(`${viewerEmail} has the role ADMIN. Nobody can act as an administrator.`);
  }
}
