// `matinee guide …`: the guides of channels.
import { Command } from 'commander';
import pc from 'picocolors';
import { putGuide } from '../put-guide.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createGuideCommand(): Command {
  const guide = new Command('guide').description('Guides of channels.');

  guide
    .command('put')
    .description('Replace a period of a channel guide. An invalid file changes nothing.')
    .argument('<file>', 'JSON: { "channel": { "id", "number", "title" }, "programmes": [{ "startsAt", … }] }')
    .addOption(createRealmOption())
    .action((file: string, options: RealmOption) =>
      withRealm('guide put', options, async (platform, realm) => {
        const count = await putGuide(platform, realm, file);
        process.stdout.write(`${pc.green('✓')} ${count} programmes.\n`);
      }),
    );

  return guide;
}
