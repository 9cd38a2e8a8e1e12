// `matinee title …`: the availability window of a title.
import { Command } from 'commander';
import pc from 'picocolors';
import { findContent, setAvailability } from '../../domains/titles/index.ts';
import { CommandError } from '../support/command-error.ts';
import { readInstant } from '../support/read-instant.ts';
import { type RealmOption, realmOption, withRealm } from '../support/with-realm.ts';

interface WindowOptions extends RealmOption {
  from?: string;
  until?: string;
}

export function titleCommand(): Command {
  const title = new Command('title').description('Titles of a realm.');

  title
    .command('window')
    .description(
      'From when until when a title can be seen. Open pages follow when it comes and when it goes.',
    )
    .argument('<id>', 'id of the title, as in its address')
    .option('--from <moment>', 'like 2027-03-01T20:00:00Z, or "ever"')
    .option('--until <moment>', 'like 2027-03-08T20:00:00Z, or "ever"')
    .addOption(realmOption())
    .action((id: string, options: WindowOptions) =>
      withRealm('title window', options, async ({ db, clock }, { id: realmId }) => {
        const content = await findContent(db, { realmId, publicId: id });
        if (!content) throw new CommandError(`There is nothing with the id ${id}.`);
        const window = { from: momentOf(options.from), until: momentOf(options.until) };
        if (window.from && window.until && Temporal.Instant.compare(window.from, window.until) >= 0)
          throw new CommandError('A title that can be seen from a moment cannot go before it.');
        await setAvailability(db, { realmId, contentId: content.id, ...window, now: clock.now() });
        process.stdout.write(`${pc.green('✓')} ${id}\n`);
      }),
    );

  return title;
}

/** Undefined: unchanged. */
function momentOf(text: string | undefined): Temporal.Instant | null | undefined {
  if (text === undefined) return undefined;
  return text === 'ever' ? null : readInstant(text);
}
