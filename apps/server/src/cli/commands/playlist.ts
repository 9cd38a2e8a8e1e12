// `matinee playlist …`: the titles of a playlist.
import { isVideo } from '@matinee/rules';
import { Command, Option } from 'commander';
import pc from 'picocolors';
import type { RealmContext } from '../../calls/index.ts';
import { editPlaylist, outlinePlaylist } from '../../domains/playlists/index.ts';
import { findContent } from '../../domains/titles/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { placeTitles, type Spot, takeTitles } from '../place-titles.ts';
import { CommandError } from '../support/command-error.ts';
import { type RealmOption, realmOption, withRealm } from '../support/with-realm.ts';

interface SpotOptions extends RealmOption {
  first?: boolean;
  before?: string;
  after?: string;
}

type Edit = (items: readonly string[], titles: readonly string[]) => readonly string[];
type Realm = Pick<RealmContext, 'id' | 'settings'>;

interface WantedEdit {
  playlist: string;
  titles: readonly string[];
  edit: Edit;
}

export function playlistCommand(): Command {
  const playlist = new Command('playlist').description('What is in a playlist. Open pages follow at once.');

  playlist
    .command('list')
    .description('Its titles, in order.')
    .argument('<playlist>', 'id of the playlist, as in its address')
    .addOption(realmOption())
    .action((id: string, options: RealmOption) =>
      withRealm('playlist list', options, async (platform, realm) => {
        for (const line of await playlistLines(platform, realm, id)) process.stdout.write(`${line}\n`);
      }),
    );

  editing('set', 'Make these its titles, in this order; none empties it.', '[titles...]').action(
    (id: string, titles: string[], options: RealmOption) =>
      runEdit('set', options, { playlist: id, titles, edit: (_, given) => given }),
  );

  editing('add', 'Add titles at the end, or elsewhere.')
    .addOption(atFirst())
    .addOption(before())
    .addOption(after())
    .action((id: string, titles: string[], options: SpotOptions) =>
      runEdit('add', options, {
        playlist: id,
        titles,
        edit: (items, given) => {
          const there = given.find((title) => items.includes(title));
          if (there !== undefined) throw new CommandError(`${there} is in the list already: move it.`);
          return placeTitles(items, given, spotOf(options));
        },
      }),
    );

  editing('remove', 'Take titles out.').action((id: string, titles: string[], options: RealmOption) =>
    runEdit('remove', options, { playlist: id, titles, edit: takeTitles }),
  );

  editing('move', 'Move titles to the end, or elsewhere.')
    .addOption(atFirst())
    .addOption(before())
    .addOption(after())
    .action((id: string, titles: string[], options: SpotOptions) =>
      runEdit('move', options, {
        playlist: id,
        titles,
        edit: (items, given) => {
          takeTitles(items, given);
          return placeTitles(items, given, spotOf(options));
        },
      }),
    );

  return playlist;

  function editing(name: string, description: string, titles = '<titles...>'): Command {
    return playlist
      .command(name)
      .description(description)
      .argument('<playlist>', 'id of the playlist, as in its address')
      .argument(titles, 'ids of videos')
      .addOption(realmOption());
  }
}

const atFirst = () => new Option('--first', 'at the beginning').conflicts(['before', 'after']);
const before = () => new Option('--before <title>', 'before this one').conflicts('after');
const after = () => new Option('--after <title>', 'after this one');

function spotOf({ first, before, after }: SpotOptions): Spot {
  if (before !== undefined) return { before };
  if (after !== undefined) return { after };
  return first ? 'first' : 'last';
}

function runEdit(command: string, options: RealmOption, wanted: WantedEdit): Promise<void> {
  return withRealm(`playlist ${command}`, options, async (platform, realm) => {
    const count = await applyEdit(platform, realm, wanted);
    const noun = count === 1 ? 'title' : 'titles';
    process.stdout.write(`${pc.green('✓')} ${wanted.playlist} has ${count} ${noun}.\n`);
  });
}

/** All of it, or nothing. Returns how many titles the playlist has then. */
export async function applyEdit(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realm: Realm,
  { playlist, titles, edit }: WantedEdit,
): Promise<number> {
  const realmId = realm.id;
  const { id: contentId } = await findPlaylist(db, realmId, playlist);
  const keys = new Map<string, number>();
  const strangers = new Set<string>();
  for (const publicId of new Set(titles)) {
    const found = await findContent(db, { realmId, publicId });
    if (found) keys.set(publicId, found.id);
    if (!found || !isVideo(found.type)) strangers.add(publicId);
  }
  let count = 0;
  await editPlaylist(db, { realmId, contentId, now: clock.now() }, (items) => {
    // A title of the playlist can be moved and removed, whatever it has become.
    for (const { publicId } of items) strangers.delete(publicId);
    for (const publicId of strangers)
      throw new CommandError(`${publicId} cannot be in a playlist: there is no video with this id.`);
    const edited = edit(
      items.map(({ publicId }) => publicId),
      titles,
    );
    for (const { id, publicId } of items) keys.set(publicId, id);
    count = edited.length;
    return edited.flatMap((publicId) => keys.get(publicId) ?? []);
  });
  return count;
}

export async function playlistLines(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id: realmId, settings }: Realm,
  playlist: string,
): Promise<string[]> {
  const { id: playlistId } = await findPlaylist(db, realmId, playlist);
  const languages = [settings.defaultLanguage];
  const items = await outlinePlaylist(db, { realmId, playlistId, now: clock.now(), languages });
  return items.map(({ publicId, title, isVisible }, index) =>
    [String(index + 1).padStart(4), publicId, title ?? '', ...(isVisible ? [] : ['(not seen now)'])].join(
      '  ',
    ),
  );
}

async function findPlaylist(db: Platform['db'], realmId: number, publicId: string) {
  const found = await findContent(db, { realmId, publicId });
  if (found?.type !== 'PLAYLIST') throw new CommandError(`There is no playlist ${publicId}.`);
  return found;
}
