// `matinee title …`: the availability window and the age rating of a title.
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { findContent, setAvailability, setRating } from '../../domains/titles/index.ts';
import { CommandError } from '../support/command-error.ts';
import { readInstant } from '../support/read-instant.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

interface WindowOptions extends RealmOption {
  from?: string;
  until?: string;
}

export function createTitleCommand(): Command {
  const title = new Command('title').description('Titles of a realm.');

  title
    .command('window')
    .description(
      'Set the availability window of a title. Pages that viewers have open show and hide the title at these times.',
    )
    .argument('<id>', 'id of the title, as in its address')
    .option('--from <time>', 'such as 2027-03-01T20:00:00Z, or "ever" for no limit')
    .option('--until <time>', 'such as 2027-03-08T20:00:00Z, or "ever" for no limit')
    .addOption(createRealmOption())
    .action((id: string, options: WindowOptions) =>
      withRealm('title window', options, async ({ db, clock }, { id: realmId }) => {
        const content = await findContent(db, { realmId, publicId: id });
        if (!content) throw new CommandError(`There is no title with the id ${id}.`);
        const window = { from: readTime(options.from), until: readTime(options.until) };
        if (window.from && window.until && Temporal.Instant.compare(window.from, window.until) >= 0)
          throw new CommandError('The window would end before it starts.');
        await setAvailability(db, { realmId, contentId: content.id, ...window, now: clock.now() });
        process.stdout.write(`${pc.green('✓')} ${id}\n`);
      }),
    );

  title
    .command('rating')
    .description('Set the age rating of a title: a film, an episode, a series with all its episodes, …')
    .argument('<id>', 'id of the title, as in its address')
    .argument('<age>', 'minimum age of viewers in years, or "none"', readAge)
    .addOption(createRealmOption())
    .action((id: string, rating: number | null, options: RealmOption) =>
      withRealm('title rating', options, async ({ db, clock }, { id: realmId }) => {
        const content = await findContent(db, { realmId, publicId: id });
        if (!content) throw new CommandError(`There is no title with the id ${id}.`);
        await setRating(db, { realmId, contentId: content.id, rating, now: clock.now() });
        process.stdout.write(`${pc.green('✓')} ${id}\n`);
      }),
    );

  return title;
}

const maxAge = 21;

function readAge(text: string): number | null {
  if (text === 'none') return null;
  const age = Number(text);
  if (!/^\d+$/.test(text) || age > maxAge)
    throw new InvalidArgumentError(`The age is a number of years up to ${maxAge}, or "none".`);
  return age;
}

/** Undefined leaves the limit unchanged; null removes it. */
function readTime(text: string | undefined): Temporal.Instant | null | undefined {
  if (text === undefined) return undefined;
  return text === 'ever' ? null : readInstant(text);
}
