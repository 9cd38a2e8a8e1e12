// `matinee search …`: the search index.
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { rebuildSearch } from '../../domains/search/index.ts';
import { findRealm } from '../support/find-realm.ts';
import { withPlatform } from '../support/with-platform.ts';

export function searchCommand(): Command {
  const search = new Command('search').description('What titles are found by.');

  search
    .command('rebuild')
    .description(
      'Make anew what titles are found by. Every change of a title does it for that title: this is for a database that was changed past its triggers.',
    )
    .addOption(new Option('--realm <key>', 'only in this realm'))
    .action(({ realm }: { realm?: string }) =>
      withPlatform('search rebuild', async ({ db }) => {
        const realmId = realm === undefined ? null : (await findRealm(db, realm)).id;
        const count = await rebuildSearch(db, { realmId, onProgress: showProgress });
        process.stdout.write(`${pc.green('✓')} ${count} ${count === 1 ? 'title' : 'titles'} can be found.\n`);
      }),
    );

  return search;
}

const shownEvery = 50_000;

function showProgress(titles: number): void {
  if (titles > 0 && titles % shownEvery === 0) process.stdout.write(`  ${titles} titles\n`);
}
