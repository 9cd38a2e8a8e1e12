// `matinee user …`: accounts, their roles and licences.
import { isEmailAddress } from '@matinee/rules';
import { Command, Option } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import { grantLicence } from '../../domains/entitlement/index.ts';
import {
  confirmNewestAccount,
  createAccount,
  findPasswordWeakness,
  type SecurityEventRow,
  selectAccount,
  selectSecurityEvents,
  setRole,
  signOutEverywhere,
} from '../../domains/identity/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { runInTransaction } from '../../platform/database/index.ts';
import { CommandError } from '../support/command-error.ts';
import { readInstant } from '../support/read-instant.ts';
import { readSecret } from '../support/read-secret.ts';
import { createUnknownAccountError } from '../support/unknown-account.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';
import { addTotpCommands } from './user/user-totp.ts';
import { addPersonalDataCommands } from './user-data.ts';
import { addImpersonateCommand } from './user-impersonate.ts';

interface CreateOptions extends RealmOption {
  name?: string;
  password?: string;
  role: 'USER' | 'ADMIN';
}
interface GrantOptions extends RealmOption {
  from?: string;
  until?: string;
  reason: string;
}

const maxListedEvents = 1_000;
const missingPasswordMessage = 'A password is required, on standard input or with --password.';

export function createUserCommand(): Command {
  const user = new Command('user').description('Accounts.');

  user
    .command('create')
    .description('Create an account.')
    .argument('<email>')
    .option('--name <name>', 'display name; default: the email address')
    .option('--password <password>', 'default: prompted for, or read from standard input')
    .addOption(new Option('--role <role>').choices(['USER', 'ADMIN']).default('USER'))
    .addOption(createRealmOption())
    .action((email: string, options: CreateOptions) =>
      withRealm('user create', options, (platform, realm) =>
        createUserAccount(platform, realm, email, options),
      ),
    );

  user
    .command('grant')
    .description('Grant a licence to an account.')
    .argument('<email>')
    .argument('<licence>', 'key of the licence in the realm file')
    .option('--from <instant>', 'ISO 8601 date or instant; default: now')
    .option('--until <instant>', 'ISO 8601 date or instant; default: no end')
    .option('--reason <text>', 'for the record', 'granted by the operator')
    .addOption(createRealmOption())
    .action((email: string, licence: string, options: GrantOptions) =>
      withRealm('user grant', options, (platform, realm) =>
        grantToAccount(platform, realm, { email, licence, options }),
      ),
    );

  user
    .command('role')
    .description('Set the role of an account: USER can watch, ADMIN can manage the realm.')
    .argument('<email>')
    .argument('<role>', 'USER or ADMIN')
    .addOption(createRealmOption())
    .action((email: string, role: string, options: RealmOption) =>
      withRealm('user role', options, async ({ db, clock }, realm) => {
        if (role !== 'USER' && role !== 'ADMIN') throw new CommandError('A role is USER or ADMIN.');
        if (!(await setRole(db, { realmId: realm.id, email, role, now: clock.now() })))
          throw createUnknownAccountError(email, realm);
        process.stdout.write(`${email} has the role ${role} in ${realm.key}.\n`);
      }),
    );

  user
    .command('confirm')
    .description('Confirm the email address of the newest account that has signed up with it.')
    .argument('<email>')
    .addOption(createRealmOption())
    .action((email: string, options: RealmOption) =>
      withRealm('user confirm', options, async ({ db, clock }, realm) => {
        if (!(await confirmNewestAccount(db, { realmId: realm.id, email, now: clock.now() })))
          throw new CommandError(`No account in ${realm.key} waits for the confirmation of ${email}.`);
        process.stdout.write(`${email} is confirmed in ${realm.key}.\n`);
      }),
    );

  user
    .command('events')
    .description(
      'List the events that concern the security of an account, such as sign-ins, the newest first.',
    )
    .argument('<email>')
    .addOption(createRealmOption())
    .action((email: string, options: RealmOption) =>
      withRealm('user events', options, async ({ db }, realm) => {
        const account = await selectAccount(db, { realmId: realm.id, email });
        if (!account) throw createUnknownAccountError(email, realm);
        const owner = { realmId: realm.id, accountId: account.id };
        for (const event of await selectSecurityEvents(db, owner, maxListedEvents))
          process.stdout.write(`${formatSecurityEvent(event)}\n`);
      }),
    );

  user
    .command('sign-out')
    .description('Sign an account out on all its devices.')
    .argument('<email>')
    .addOption(createRealmOption())
    .action((email: string, options: RealmOption) =>
      withRealm('user sign-out', options, async ({ db, clock }, realm) => {
        const account = await selectAccount(db, { realmId: realm.id, email });
        if (!account) throw createUnknownAccountError(email, realm);
        await signOutEverywhere({ db, realm, now: clock.now() }, account.id);
        process.stdout.write(`${email} is signed out on all devices in ${realm.key}.\n`);
      }),
    );

  addImpersonateCommand(user);
  addPersonalDataCommands(user);
  addTotpCommands(user);
  return user;
}

function formatSecurityEvent({
  occurred_at,
  kind,
  method,
  device_name,
  actor_name,
  reason,
}: SecurityEventRow): string {
  const time = occurred_at.toString({ smallestUnit: 'second' });
  return [time, kind, method, device_name, actor_name && `by ${actor_name}`, reason]
    .filter(Boolean)
    .join('  ');
}

async function createUserAccount(
  { db, clock }: Platform,
  realm: RealmContext,
  email: string,
  { name, password, role }: CreateOptions,
): Promise<void> {
  if (!isEmailAddress(email)) throw new CommandError(`${email} is not an email address.`);
  const secret = password ?? (await readSecret('Password', missingPasswordMessage));
  const weakness = await findPasswordWeakness(secret, [email, name ?? '']);
  if (weakness?.reason === 'tooShort')
    throw new CommandError(`The password must have at least ${weakness.minLength} characters.`);
  if (weakness) throw new CommandError('The password is too easy to guess.');
  const account = await runInTransaction(db, (trx) =>
    createAccount(trx, {
      realmId: realm.id,
      email,
      name: name ?? email,
      password: secret,
      role,
      now: clock.now(),
    }),
  );
  if (!account) throw new CommandError(`${realm.key} already has an account with the address ${email}.`);
  process.stdout.write(`${email} can sign in to ${realm.key}.\n`);
}

async function grantToAccount(
  { db, clock }: Platform,
  realm: RealmContext,
  { email, licence, options }: { email: string; licence: string; options: GrantOptions },
): Promise<void> {
  const account = await selectAccount(db, { realmId: realm.id, email });
  if (!account) throw createUnknownAccountError(email, realm);
  const now = clock.now();
  const from = options.from === undefined ? now : readInstant(options.from);
  const until = options.until === undefined ? null : readInstant(options.until);
  if (until && Temporal.Instant.compare(until, from) <= 0) {
    throw new CommandError('The licence would end before it starts.');
  }
  const { reason } = options;
  const isGranted = await grantLicence(db, {
    realmId: realm.id,
    accountId: account.id,
    licence,
    from,
    until,
    reason,
    now,
  });
  if (!isGranted) throw new CommandError(`${realm.key} has no licence ${licence}.`);
  process.stdout.write(`${email} has ${licence} in ${realm.key}${until ? ` until ${until}` : ''}.\n`);
}
