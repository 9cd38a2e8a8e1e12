// `matinee realm …`: applies and prints realms, and sets their images.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Argument, Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { type StoredMaster, storeMaster } from '../../domains/media/index.ts';
import type { RealmFileIssue } from '../../domains/realm/index.ts';
import type { FocalPoint } from '../../domains/titles/index.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import {
  getPromoItemId,
  isPromoImageName,
  putRealmImage,
  type RealmImageName,
  realmImageNames,
} from '../../main/realm-images.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { CommandError } from '../support/command-error.ts';
import { requireRealm } from '../support/require-realm.ts';
import { withPlatform } from '../support/with-platform.ts';
import { createRealmOption } from '../support/with-realm.ts';

const pluralise = (count: number, singular: string): string =>
  `${count} ${singular}${count === 1 ? '' : 's'}`;

export function createRealmCommand(): Command {
  const realm = new Command('realm').description('Settings of a realm.');

  realm
    .command('apply')
    .description(
      'Create or update a realm from its file. An invalid file changes nothing, and all its errors are listed.',
    )
    .argument('<file>', 'the realm file (JSON), or - to read it from standard input')
    .action((file: string) =>
      withPlatform('realm apply', async ({ db, clock }) => {
        const result = await applyRealm(db, { text: await readText(file) }, clock.now());
        if (!result.ok) throw new CommandError(describeIssues(file, result.issues));
        const { key, version } = result.realm;
        process.stdout.write(
          result.hasChanged
            ? `${pc.green('✓')} ${key} is at version ${version}.\n`
            : `${key} is unchanged.\n`,
        );
      }),
    );

  realm
    .command('show')
    .description('Print the realm file of a realm.')
    .argument('[key]', 'the realm, when there are several')
    .addOption(createRealmOption())
    .action((key: string | undefined, { realm: realmOption }: { realm?: string }) =>
      withPlatform('realm show', async ({ db }) => {
        const { settings } = await requireRealm(db, key ?? realmOption);
        process.stdout.write(`${JSON.stringify(settings, null, 2)}\n`);
      }),
    );

  realm
    .command('image')
    .description(
      'Set or remove an image of a realm: its logo, the background of the sign-in pages, or the image of a promo item.',
    )
    .addArgument(
      new Argument(
        '<name>',
        `${realmImageNames.join(', ')} (for right-to-left languages), or promo:ID of a promo item`,
      ).argParser(parseImageName),
    )
    .argument('[file]', 'image file; omit it to remove the image')
    .option(
      '--focus <x,y>',
      'focal point that cropping keeps visible: shares of width and height from the top left, such as 0.7,0.4',
      parseFocalPoint,
    )
    .addOption(createRealmOption())
    .action((name: RealmImageName, file: string | undefined, { realm: realmOption, focus }: ImageOptions) =>
      withPlatform('realm image', async ({ db, clock, storage }) => {
        const { id: realmId, key: realmKey, settings } = await requireRealm(db, realmOption);
        if (isPromoImageName(name) && file !== undefined) {
          const id = getPromoItemId(name);
          if (!settings.promoItems.some((item) => item.id === id))
            throw new CommandError(`${realmKey} has no promo item ${id}.`);
        }
        const image = file === undefined ? null : { ...(await storeImage(storage, file)), ...focus };
        await putRealmImage(db, { realmId, name, image, now: clock.now() });
        process.stdout.write(
          `${pc.green('✓')} ${image ? 'Set' : 'Removed'} the ${name} image of ${realmKey}.\n`,
        );
      }),
    );

  return realm;
}

interface ImageOptions {
  realm?: string;
  focus?: FocalPoint;
}

function parseImageName(text: string): RealmImageName {
  const name = realmImageNames.find((knownName) => knownName === text);
  if (name) return name;
  if (isPromoImageName(text)) return text;
  throw new InvalidArgumentError(`It must be ${realmImageNames.join(', ')} or promo:ID.`);
}

function parseFocalPoint(text: string): FocalPoint {
  const [focalX = Number.NaN, focalY = Number.NaN, ...rest] = text.split(',').map(Number);
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (!isShare(focalX) || !isShare(focalY) || rest.length > 0)
    throw new InvalidArgumentError('It must be two numbers from 0 to 1, such as 0.7,0.4.');
  return { focalX, focalY };
}

async function storeImage(storage: Storage, file: string): Promise<StoredMaster> {
  const image = await storeMaster(storage, { file: resolve(file) }).catch(() => null);
  if (!image) throw new CommandError(`${file} is not a readable image.`);
  return image;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function describeIssues(file: string, issues: readonly RealmFileIssue[]): string {
  const lines = issues.map(({ path, message }) => `  ${path === '' ? '' : `${pc.bold(path)}: `}${message}`);
  return [`${file} has ${pluralise(issues.length, 'error')}. Nothing was changed.`, ...lines].join('\n');
}
