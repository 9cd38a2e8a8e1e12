// `matinee person …`: people of a realm, from a file.
import { readFile } from 'node:fs/promises';
import { type PeopleFile, peopleFile } from '@matinee/contract';
import { Command } from 'commander';
import pc from 'picocolors';
import type { RealmContext } from '../../calls/index.ts';
import { type StoredMaster, storeMaster } from '../../domains/media/index.ts';
import { putPerson, removePerson } from '../../domains/people/index.ts';
import { type FocalPoint, setArtwork } from '../../domains/titles/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { runInTransaction } from '../../platform/database/index.ts';
import { resolveImageFile } from '../store-images.ts';
import { CommandError } from '../support/command-error.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createPersonCommand(): Command {
  const person = new Command('person').description('People that have a page.');

  person
    .command('apply')
    .description('Create or update people by key. An invalid file changes nothing.')
    .argument('<file>', 'JSON: { "people": [{ "key", "kind", "name", … }] }')
    .addOption(createRealmOption())
    .action((file: string, options: RealmOption) =>
      withRealm('person apply', options, async (platform, realm) => {
        const count = await applyPeople(platform, realm, file);
        process.stdout.write(`${pc.green('✓')} ${count} ${count === 1 ? 'person' : 'people'}.\n`);
      }),
    );

  person
    .command('remove')
    .description('Remove a person. Credits still show the name.')
    .argument('<key>')
    .addOption(createRealmOption())
    .action((key: string, options: RealmOption) =>
      withRealm('person remove', options, async ({ db }, { id, key: realmKey }) => {
        if (!(await removePerson(db, { realmId: id, key })))
          throw new CommandError(`${realmKey} has no person with the key ${key}.`);
        process.stdout.write(`Removed ${key}.\n`);
      }),
    );

  return person;
}

/** Returns the number of people in the file. */
export async function applyPeople(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: Pick<RealmContext, 'id' | 'settings'>,
  file: string,
): Promise<number> {
  const { people } = await readPeople(file, realm.settings.defaultLanguage);
  const portraits = new Map<string, StoredMaster & FocalPoint>();
  for (const { key, portrait } of people) {
    if (portrait === undefined) continue;
    const { path, focalPoint } = resolveImageFile(file, portrait);
    const image = await storeMaster(storage, { file: path }).catch(() => null);
    if (!image) throw new CommandError(`The portrait of ${key} is not a readable image: ${path}`);
    portraits.set(key, { ...image, ...focalPoint });
  }
  const context = { realmId: realm.id, now: clock.now() };
  await runInTransaction(db, async (trx) => {
    for (const { key, kind, name, note, text, facts } of people) {
      const image = portraits.get(key);
      const portrait =
        image && (await setArtwork(trx, { ...context, contentId: null, kind: 'poster', ...image }));
      await putPerson(trx, {
        ...context,
        key,
        kind,
        names: name,
        ...(note && { notes: note }),
        ...(text && { texts: text }),
        ...(facts && { facts }),
        ...(portrait && { portraitId: portrait.id }),
      });
    }
  });
  return people.length;
}

async function readPeople(file: string, language: string): Promise<PeopleFile> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  const result = peopleFile.safeParse(input);
  const issues = result.success
    ? result.data.people.flatMap(({ name }, index) =>
        name[language]
          ? []
          : [`people[${index}].name: a name in the default language "${language}" is required`],
      )
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!result.success || issues.length > 0) {
    throw new CommandError(
      [`${file} has errors. Nothing was changed.`, ...issues.map((issue) => `  ${issue}`)].join('\n'),
    );
  }
  return result.data;
}
