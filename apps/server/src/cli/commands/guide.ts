// `matinee guide …`: what channels show.
import { Command } from 'commander';
import pc from 'picocolors';
import { inChosenRealm, inRealm, type RealmOption } from '../in-chosen-realm.ts';
import { putGuide } from '../put-guide.ts';

export function guideCommand(): Command {
  const guide = new Command('guide').description('Channels and what they show.');

  guide
    .command('put')
    .description(
      'Write a stretch of the guide of a channel, in place of what was there. A bad file changes nothing.',
    )
    .argument('<file>', 'JSON: { "channel": { "id", "number", "title" }, "programmes": [{ "startsAt", … }] }')
    .addOption(inRealm())
    .action((file: string, options: RealmOption) =>
      inChosenRealm('guide put', options, async (platform, realm) => {
        const count = await putGuide(platform, realm, file);
        process.stdout.write(`${pc.green('✓')} ${count} programmes.\n`);
      }),
    );

  return guide;
}
