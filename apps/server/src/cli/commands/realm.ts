// `matinee realm …`: settings of realms, from a file and back.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Argument, Command } from 'commander';
import pc from 'picocolors';
import { type MasterImage, storeMaster } from '../../domains/media/index.ts';
import type { RealmFileIssue } from '../../domains/realm/index.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import { putRealmImage, type RealmImageName, realmImageNames } from '../../main/realm-images.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { CommandError } from '../support/command-error.ts';
import { findRealm } from '../support/find-realm.ts';
import { withPlatform } from '../support/with-platform.ts';
import { realmOption } from '../support/with-realm.ts';

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
        if (!applied.ok) throw new CommandError(faultText(file, applied.faults));
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
    .addOption(realmOption())
    .action((key: string | undefined, { realm: named }: { realm?: string }) =>
      withPlatform('realm show', async ({ db }) => {
        const { settings } = await findRealm(db, key ?? named);
        process.stdout.write(`${JSON.stringify(settings, null, 2)}\n`);
      }),
    );

  realm
    .command('picture')
    .description('Set a picture of a realm: its logo, or what stands behind the pages to sign in.')
    .addArgument(
      new Argument('<which>', 'entrance-rtl: another entrance where the writing begins at the right').choices(
        realmImageNames,
      ),
    )
    .argument('[file]', 'the picture; left out: there is none any more')
    .addOption(realmOption())
    .action((which: RealmImageName, file: string | undefined, { realm: key }: { realm?: string }) =>
      withPlatform('realm picture', async ({ db, clock, storage }) => {
        const { id: realmId, key: name } = await findRealm(db, key);
        const picture = file === undefined ? null : await readPicture(storage, file);
        await putRealmImage(db, { realmId, name: which, image: picture, now: clock.now() });
        process.stdout.write(
          `${pc.green('✓')} ${name} has ${picture ? 'its' : 'no'} ${which}${picture ? '' : ' any more'}.\n`,
        );
      }),
    );

  return realm;
}

async function readPicture(storage: Storage, file: string): Promise<MasterImage> {
  const picture = await storeMaster(storage, { file: resolve(file) }).catch(() => null);
  if (!picture) throw new CommandError(`This is no picture that can be read: ${file}`);
  return picture;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function faultText(file: string, faults: readonly RealmFileIssue[]): string {
  const lines = faults.map(({ path, message }) => `  ${path === '' ? '' : `${pc.bold(path)}: `}${message}`);
  return [`${file} has ${plural(faults.length, 'fault')}; nothing was changed.`, ...lines].join('\n');
}
