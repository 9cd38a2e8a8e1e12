// `matinee provider …`: the secrets of sign-in providers.
import { getProviderClientName, type SignInProviderKind } from '@matinee/rules';
import { Command } from 'commander';
import type { RealmContext } from '../../calls/index.ts';
import { putProviderSecret } from '../../domains/identity/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { CommandError } from '../support/command-error.ts';
import { readSecret } from '../support/read-secret.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createProviderCommand(): Command {
  const provider = new Command('provider').description('Sign-in providers of a realm.');

  provider
    .command('secret')
    .description('Store the secret with which the service identifies itself to a sign-in provider.')
    .argument(
      '<client>',
      'openIdClientName or clientName of the provider in the realm file, facebook, apple, operator, adobe-dcr or primetime',
    )
    .addOption(createRealmOption())
    .action((clientName: string, options: RealmOption) =>
      withRealm('provider secret', options, (platform, realm) => storeSecret(platform, realm, clientName)),
    );

  return provider;
}

/** The secret is no argument: other users of the machine could read it in the list of processes. */
async function storeSecret({ secrets }: Platform, realm: RealmContext, clientName: string): Promise<void> {
  const providers = realm.settings.signInProviders;
  const settings = providers.find((provider) => getProviderClientName(provider) === clientName);
  if (!settings) {
    const clientNames = providers.map(getProviderClientName);
    throw new CommandError(
      `${realm.key} has no sign-in provider ${clientName}. Providers: ${clientNames.join(', ') || 'none'}`,
    );
  }
  const secret = await readProviderSecret(settings.kind);
  await putProviderSecret(secrets, { realmId: realm.id, clientName, secret });
  process.stdout.write(`The secret of ${clientName} is stored for ${realm.key}.\n`);
}

function readProviderSecret(kind: SignInProviderKind): Promise<string> {
  if (kind === 'google') throw new CommandError('Sign-in with Google needs no secret.');
  if (kind === 'adobe-dcr')
    return readSecret('Software statement', 'The software statement is required, on standard input.');
  if (kind !== 'apple') return readSecret('Secret', 'A secret is required, on standard input.');
  const missingMessage =
    'The private key is required, on standard input: … provider secret apple < AuthKey.p8';
  return readSecret('Private key', missingMessage, { isMultiline: true });
}
