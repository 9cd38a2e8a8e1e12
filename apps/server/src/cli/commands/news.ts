// `matinee news …`: feeds that are written in a file, or fetched from elsewhere.
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { feedStates, removeNews } from '../../domains/news/index.ts';
import { applyNews } from '../apply-news.ts';
import { chooseRealm } from '../choose-realm.ts';
import { CommandFault } from '../command-fault.ts';
import { withPlatform } from '../with-platform.ts';

interface RealmOption {
  realm?: string;
}

const inRealm = () => new Option('--realm <key>', 'in which realm, when there are several');

export function newsCommand(): Command {
  const news = new Command('news').description('Feeds of news, and what is in them.');

  news
    .command('apply')
    .description('Make feeds and items, or change those that are there. A bad file changes nothing.')
    .argument('<file>', 'JSON: { "feeds": [{ "name", "title", "items" or "source" }] }')
    .addOption(inRealm())
    .action((file: string, { realm }: RealmOption) =>
      withPlatform('news apply', async (platform) => {
        const { feeds, items } = await applyNews(platform, await chooseRealm(platform.db, realm), file);
        process.stdout.write(`${pc.green('✓')} ${feeds} feeds, ${items} items.\n`);
      }),
    );

  news
    .command('list')
    .description('The feeds, how many items they have, and what is wrong with their sources.')
    .addOption(inRealm())
    .action(({ realm }: RealmOption) =>
      withPlatform('news list', async ({ db }) => {
        const { id } = await chooseRealm(db, realm);
        for (const { name, items, address, checkedAt, nextAt, failures, fault } of await feedStates(db, id)) {
          process.stdout.write(`${pc.bold(name)}  ${items} items\n`);
          if (!address) continue;
          process.stdout.write(`  from ${address}, seen ${checkedAt ?? 'not yet'}, again ${nextAt}\n`);
          if (fault) process.stdout.write(`  ${pc.red(`${fault} (${failures} in a row)`)}\n`);
        }
      }),
    );

  news
    .command('remove')
    .description('Remove a feed with all its items, or one item of it.')
    .argument('<feed>')
    .argument('[item]')
    .addOption(inRealm())
    .action((feedName: string, itemId: string | undefined, { realm }: RealmOption) =>
      withPlatform('news remove', async ({ db }) => {
        const { id: realmId, key } = await chooseRealm(db, realm);
        const name = [feedName, itemId].filter(Boolean).join('/');
        if (!(await removeNews(db, { realmId, feedName, ...(itemId !== undefined && { itemId }) }))) {
          throw new CommandFault(`${key} has no news by the name ${name}.`);
        }
        process.stdout.write(`${name} is removed.\n`);
      }),
    );

  return news;
}
