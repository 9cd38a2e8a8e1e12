// `matinee realm …`: settings of realms, from a file and back.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import type { RealmFault } from '../../domains/realm/index.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import { chooseRealm } from '../choose-realm.ts';
import { CommandFault } from '../command-fault.ts';
import { withPlatform } from '../with-platform.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function realmCommand(): Command {
  const realm = new Command('realm').description('Settings of a realm.');

  realm
    .command('apply')
    .description(
      'Make a realm what its file says. A bad file changes nothing, and all its faults are listed.',
    )
    .argument('<file>', 'the realm file (JSON), or - to read it from standard input')
    .action((file: string) =>
      withPlatform('realm apply', async ({ db, clock }) => {
        const applied = await applyRealm(db, { text: await readText(file) }, clock.now());
        if (!applied.ok) throw new CommandFault(faultText(file, applied.faults));
        const { key, version } = applied.realm;
        process.stdout.write(
          applied.changed
            ? `${pc.green('✓')} ${key} is at version ${version}.\n`
            : `${key} was so already.\n`,
        );
      }),
    );

  realm
    .command('show')
    .description('Print the settings of a realm, in the form that apply takes.')
    .argument('[key]', 'which realm, when there are several')
    .action((key?: string) =>
      withPlatform('realm show', async ({ db }) => {
        const { settings } = await chooseRealm(db, key);
        process.stdout.write(`${JSON.stringify(settings, null, 2)}\n`);
      }),
    );

  return realm;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    throw new CommandFault(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function faultText(file: string, faults: readonly RealmFault[]): string {
  const lines = faults.map(({ path, message }) => `  ${path === '' ? '' : `${pc.bold(path)}: `}${message}`);
  return [`${file} has ${plural(faults.length, 'fault')}; nothing was changed.`, ...lines].join('\n');
}
