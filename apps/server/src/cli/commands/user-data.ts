// `matinee user export`, `delete` and `consents`: the data of an account, for requests of its owner.
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import {
  type AccountRow,
  computeConsentSubject,
  createDeletionNotice,
  deleteAccount,
  exportAccount,
  readOrCreateSigningKeys,
  selectAccount,
  selectConsentRecords,
  selectUnconfirmedAccount,
} from '../../domains/identity/index.ts';
import { readConfig } from '../../main/config.ts';
import type { Platform } from '../../main/open-platform.ts';
import { personalDataSources } from '../../main/personal-data/sources.ts';
import { CommandError } from '../support/command-error.ts';
import { createUnknownAccountError } from '../support/unknown-account.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

interface ExportOptions extends RealmOption {
  out?: string;
}
interface DeleteOptions extends RealmOption {
  yes?: boolean;
}

export function addPersonalDataCommands(user: Command): void {
  user
    .command('export')
    .description('Write everything that the service stores about an account, as JSON.')
    .argument('<email>')
    .option('--out <file>', 'default: standard output')
    .addOption(createRealmOption())
    .action((email: string, options: ExportOptions) =>
      withRealm('user export', options, (platform, realm) => writeExport(platform, realm, email, options)),
    );

  user
    .command('delete')
    .description(
      'Delete an account with all its data and end its sessions. Its answers to consents stay for three years under a pseudonym.',
    )
    .argument('<email>')
    .option('--yes', 'delete; without it, the command only says what it would delete')
    .addOption(createRealmOption())
    .action((email: string, options: DeleteOptions) =>
      withRealm('user delete', options, (platform, realm) => deleteByEmail(platform, realm, email, options)),
    );

  user
    .command('consents')
    .description('List the answers to consents of deleted accounts that had an email address.')
    .argument('<email>')
    .addOption(createRealmOption())
    .action((email: string, options: RealmOption) =>
      withRealm('user consents', options, ({ db, secrets }, realm) =>
        listConsentRecords({ db, secrets }, realm, email),
      ),
    );
}

async function requireAccount(
  { db }: Pick<Platform, 'db'>,
  realm: RealmContext,
  email: string,
): Promise<AccountRow> {
  const address = { realmId: realm.id, email };
  const account = (await selectAccount(db, address)) ?? (await selectUnconfirmedAccount(db, address));
  if (!account) throw createUnknownAccountError(email, realm);
  return account;
}

async function writeExport(
  { db, clock }: Platform,
  realm: RealmContext,
  email: string,
  { out }: ExportOptions,
): Promise<void> {
  const { id: accountId } = await requireAccount({ db }, realm, email);
  const language = realm.settings.defaultLanguage;
  const data = await exportAccount(db, { realm, now: clock.now(), accountId, language }, personalDataSources);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else await writeFile(out, text, { mode: 0o600 });
}

async function deleteByEmail(
  { db, clock, secrets }: Platform,
  realm: RealmContext,
  email: string,
  { yes }: DeleteOptions,
): Promise<void> {
  const account = await requireAccount({ db }, realm, email);
  if (!yes)
    throw new CommandError(
      `This deletes the account of ${email} in ${realm.key} (${account.name}, ${account.role}) with all its data. To delete it, repeat the command with --yes.`,
    );
  const languages = [realm.settings.defaultLanguage];
  const now = clock.now();
  const notifyOwner = createDeletionNotice({ config: readConfig(), secrets }, { realm, languages, now });
  const keys = await readOrCreateSigningKeys(secrets);
  await deleteAccount(db, { realm, accountId: account.id, now }, { keys, notifyOwner });
  process.stdout.write(`The account of ${email} in ${realm.key} is deleted.\n`);
}

async function listConsentRecords(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  realm: RealmContext,
  email: string,
): Promise<void> {
  const keys = await readOrCreateSigningKeys(secrets);
  const subject = computeConsentSubject(keys, realm, email);
  const records = await selectConsentRecords(db, { realmId: realm.id, subject });
  if (records.length === 0)
    throw new CommandError(`${realm.key} has no consents of a deleted account with the address ${email}.`);
  process.stdout.write(`${JSON.stringify(records, null, 2)}\n`);
}
