// `matinee live …`: live events and premieres.
import { Command } from 'commander';
import pc from 'picocolors';
import type { RealmContext } from '../../calls/index.ts';
import { rescheduleEvent, selectAllEvents } from '../../domains/live/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { addLiveEvents } from '../add-live-events.ts';
import { CommandError } from '../support/command-error.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createLiveCommand(): Command {
  const live = new Command('live').description('Live events and premieres.');

  live
    .command('add')
    .description('Schedule events. An invalid file changes nothing.')
    .argument('<file>', 'JSON: { "events": [{ "title", "startsAt", "endsAt", "premiere", … }] }')
    .addOption(createRealmOption())
    .action((file: string, options: RealmOption) =>
      withRealm('live add', options, async (platform, realm) => {
        const ids = await addLiveEvents(platform, realm, file);
        for (const id of ids) process.stdout.write(`${pc.green('✓')} ${id}\n`);
      }),
    );

  live
    .command('list')
    .description('List all events by start time.')
    .addOption(createRealmOption())
    .action((options: RealmOption) =>
      withRealm('live list', options, async ({ db, clock }, realm) => {
        for (const line of await listEventLines(db, realm, clock.now())) process.stdout.write(`${line}\n`);
      }),
    );

  live
    .command('start')
    .description('Start an event now. Its end does not change.')
    .argument('<id>')
    .addOption(createRealmOption())
    .action((id: string, options: RealmOption) =>
      withRealm('live start', options, async (platform, realm) => {
        const { ends_at } = await startOrEndEvent(platform, realm, id, 'start');
        process.stdout.write(`${id} is live until ${ends_at}.\n`);
      }),
    );

  live
    .command('end')
    .description('End an event now.')
    .argument('<id>')
    .addOption(createRealmOption())
    .action((id: string, options: RealmOption) =>
      withRealm('live end', options, async (platform, realm) => {
        await startOrEndEvent(platform, realm, id, 'end');
        process.stdout.write(`${id} has ended.\n`);
      }),
    );

  return live;
}

export async function listEventLines(
  db: Platform['db'],
  { id, settings }: Pick<RealmContext, 'id' | 'settings'>,
  now: Temporal.Instant,
): Promise<string[]> {
  const events = await selectAllEvents(db, { realmId: id, languages: [settings.defaultLanguage] });
  const isPast = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, now) <= 0;
  return events.map(({ public_id, starts_at, ends_at, title, published }) => {
    const state = isPast(ends_at) ? 'ended' : isPast(starts_at) ? 'live' : 'upcoming';
    const columns = [state.padEnd(8), `${starts_at} – ${ends_at}`, public_id, title ?? ''];
    return [...columns, ...(published ? [] : ['(draft)'])].join('  ');
  });
}

/** Starts or ends an event now. */
export async function startOrEndEvent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realm: Pick<RealmContext, 'id' | 'key'>,
  publicId: string,
  action: 'start' | 'end',
): Promise<{ ends_at: Temporal.Instant }> {
  const now = clock.now();
  try {
    const rescheduledEvent = await rescheduleEvent(db, {
      realmId: realm.id,
      publicId,
      now,
      ...(action === 'start' ? { startsAt: now } : { endsAt: now }),
    });
    if (!rescheduledEvent) throw new CommandError(`${realm.key} has no event ${publicId}.`);
    return rescheduledEvent;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = action === 'start' ? 'has ended; schedule it again' : 'has not started yet';
    throw new CommandError(`${publicId} ${reason}.`);
  }
}
