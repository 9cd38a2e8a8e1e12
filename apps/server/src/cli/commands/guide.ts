// `matinee guide …`: what channels show.
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { chooseRealm } from '../choose-realm.ts';
import { putGuide } from '../put-guide.ts';
import { withPlatform } from '../with-platform.ts';

export function guideCommand(): Command {
  const guide = new Command('guide').description('Channels and what they show.');

  guide
    .command('put')
    .description(
      'Write a stretch of the guide of a channel, in place of what was there. A bad file changes nothing.',
    )
    .argument('<file>', 'JSON: { "channel": { "id", "number", "title" }, "programmes": [{ "startsAt", … }] }')
    .addOption(new Option('--realm <key>', 'in which realm, when there are several'))
    .action((file: string, { realm }: { realm?: string }) =>
      withPlatform('guide put', async (platform) => {
        const count = await putGuide(platform, await chooseRealm(platform.db, realm), file);
        process.stdout.write(`${pc.green('✓')} ${count} programmes.\n`);
      }),
    );

  return guide;
}
