// `matinee news …`: feeds from a file, or fetched from another site.
import { Command } from 'commander';
import pc from 'picocolors';
import { removeNews, selectFeedStates } from '../../domains/news/index.ts';
import { applyNews } from '../apply-news.ts';
import { CommandError } from '../support/command-error.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createNewsCommand(): Command {
  const news = new Command('news').description('News feeds and their items.');

  news
    .command('apply')
    .description('Create or update feeds and items. An invalid file changes nothing.')
    .argument('<file>', 'JSON: { "feeds": [{ "name", "title", "items" or "source" }] }')
    .addOption(createRealmOption())
    .action((file: string, options: RealmOption) =>
      withRealm('news apply', options, async (platform, realm) => {
        const { feedCount, itemCount } = await applyNews(platform, realm, file);
        process.stdout.write(`${pc.green('✓')} ${feedCount} feeds, ${itemCount} items.\n`);
      }),
    );

  news
    .command('list')
    .description('List feeds with their number of items and errors of their sources.')
    .addOption(createRealmOption())
    .action((options: RealmOption) =>
      withRealm('news list', options, async ({ db }, { id }) => {
        for (const {
          name,
          itemCount,
          sourceUrl,
          checkedAt,
          nextFetchAt,
          failures,
          lastError,
        } of await selectFeedStates(db, id)) {
          process.stdout.write(`${pc.bold(name)}  ${itemCount} items\n`);
          if (!sourceUrl) continue;
          process.stdout.write(
            `  from ${sourceUrl}, last fetched ${checkedAt ?? 'never'}, next fetch ${nextFetchAt}\n`,
          );
          if (lastError)
            process.stdout.write(`  ${pc.red(`${lastError} (${failures} failures in a row)`)}\n`);
        }
      }),
    );

  news
    .command('remove')
    .description('Remove a feed with all its items, or one item.')
    .argument('<feed>')
    .argument('[item]')
    .addOption(createRealmOption())
    .action((feedName: string, itemId: string | undefined, options: RealmOption) =>
      withRealm('news remove', options, async ({ db }, { id: realmId, key }) => {
        const name = [feedName, itemId].filter(Boolean).join('/');
        if (!(await removeNews(db, { realmId, feedName, ...(itemId !== undefined && { itemId }) }))) {
          throw new CommandError(`${key} has no feed or item ${name}.`);
        }
        process.stdout.write(`Removed ${name}.\n`);
      }),
    );

  return news;
}
