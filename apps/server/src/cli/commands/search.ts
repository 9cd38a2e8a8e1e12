// `matinee search …`: the search index.
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { rebuildSearch } from '../../domains/search/index.ts';
import { requireRealm } from '../support/require-realm.ts';
import { withPlatform } from '../support/with-platform.ts';

export function createSearchCommand(): Command {
  const search = new Command('search').description('The search index.');

  search
    .command('rebuild')
    .description(
      'Rebuild the search index. Changes of titles update it automatically; this command is for a database that was changed without its triggers.',
    )
    .addOption(new Option('--realm <key>', 'only in this realm'))
    .action(({ realm }: { realm?: string }) =>
      withPlatform('search rebuild', async ({ db }) => {
        const realmId = realm === undefined ? null : (await requireRealm(db, realm)).id;
        const count = await rebuildSearch(db, { realmId, onProgress: showProgress });
        process.stdout.write(`${pc.green('✓')} ${count} ${count === 1 ? 'title' : 'titles'} indexed.\n`);
      }),
    );

  return search;
}

const progressInterval = 50_000;

function showProgress(titleCount: number): void {
  if (titleCount > 0 && titleCount % progressInterval === 0) process.stdout.write(`  ${titleCount} titles\n`);
}
