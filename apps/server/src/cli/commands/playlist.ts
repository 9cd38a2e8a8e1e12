// `matinee playlist …`: the titles of a playlist.
import { isVideo } from '@matinee/rules';
import { Command, Option } from 'commander';
import pc from 'picocolors';
import type { RealmContext } from '../../calls/index.ts';
import { editPlaylistItems, selectPlaylistOutline } from '../../domains/playlists/index.ts';
import { findContent } from '../../domains/titles/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { insertTitles, type ListPosition, removeTitles } from '../edit-title-list.ts';
import { CommandError } from '../support/command-error.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

interface PositionOptions extends RealmOption {
  first?: boolean;
  before?: string;
  after?: string;
}

type EditFunction = (itemIds: readonly string[], requestedIds: readonly string[]) => readonly string[];
type Realm = Pick<RealmContext, 'id' | 'settings'>;

interface PlaylistEdit {
  playlistId: string;
  titleIds: readonly string[];
  edit: EditFunction;
}

export function createPlaylistCommand(): Command {
  const playlist = new Command('playlist').description(
    'Titles of a playlist. Open pages show changes at once.',
  );

  playlist
    .command('list')
    .description('List the titles in order.')
    .argument('<playlist>', 'id of the playlist, as in its address')
    .addOption(createRealmOption())
    .action((id: string, options: RealmOption) =>
      withRealm('playlist list', options, async (platform, realm) => {
        for (const line of await listTitleLines(platform, realm, id)) process.stdout.write(`${line}\n`);
      }),
    );

  addEditCommand(
    'set',
    'Replace all titles, in this order. Without titles, empty the playlist.',
    '[titles...]',
  ).action((id: string, titleIds: string[], options: RealmOption) =>
    runEdit('set', options, { playlistId: id, titleIds, edit: (_, requestedIds) => requestedIds }),
  );

  addEditCommand('add', 'Add titles at the end or at a position.')
    .addOption(createFirstOption())
    .addOption(createBeforeOption())
    .addOption(createAfterOption())
    .action((id: string, titleIds: string[], options: PositionOptions) =>
      runEdit('add', options, {
        playlistId: id,
        titleIds,
        edit: (itemIds, requestedIds) => {
          const existingId = requestedIds.find((id) => itemIds.includes(id));
          if (existingId !== undefined)
            throw new CommandError(`${existingId} is already in the list: use move.`);
          return insertTitles(itemIds, requestedIds, toPosition(options));
        },
      }),
    );

  addEditCommand('remove', 'Remove titles.').action((id: string, titleIds: string[], options: RealmOption) =>
    runEdit('remove', options, { playlistId: id, titleIds, edit: removeTitles }),
  );

  addEditCommand('move', 'Move titles to the end or to a position.')
    .addOption(createFirstOption())
    .addOption(createBeforeOption())
    .addOption(createAfterOption())
    .action((id: string, titleIds: string[], options: PositionOptions) =>
      runEdit('move', options, {
        playlistId: id,
        titleIds,
        edit: (itemIds, requestedIds) => {
          // Throws when one of the titles is not in the list.
          removeTitles(itemIds, requestedIds);
          return insertTitles(itemIds, requestedIds, toPosition(options));
        },
      }),
    );

  return playlist;

  function addEditCommand(name: string, description: string, titlesArgument = '<titles...>'): Command {
    return playlist
      .command(name)
      .description(description)
      .argument('<playlist>', 'id of the playlist, as in its address')
      .argument(titlesArgument, 'ids of videos')
      .addOption(createRealmOption());
  }
}

const createFirstOption = () => new Option('--first', 'at the beginning').conflicts(['before', 'after']);
const createBeforeOption = () => new Option('--before <title>', 'before this title').conflicts('after');
const createAfterOption = () => new Option('--after <title>', 'after this title');

function toPosition({ first, before, after }: PositionOptions): ListPosition {
  if (before !== undefined) return { before };
  if (after !== undefined) return { after };
  return first ? 'first' : 'last';
}

function runEdit(command: string, options: RealmOption, playlistEdit: PlaylistEdit): Promise<void> {
  return withRealm(`playlist ${command}`, options, async (platform, realm) => {
    const count = await applyEdit(platform, realm, playlistEdit);
    const noun = count === 1 ? 'title' : 'titles';
    process.stdout.write(`${pc.green('✓')} ${playlistEdit.playlistId} has ${count} ${noun}.\n`);
  });
}

/** Applies the whole edit, or nothing. Returns the new number of titles. */
export async function applyEdit(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realm: Realm,
  { playlistId, titleIds, edit }: PlaylistEdit,
): Promise<number> {
  const realmId = realm.id;
  const { id: contentId } = await findPlaylist(db, realmId, playlistId);
  const contentIds = new Map<string, number>();
  const nonVideoIds = new Set<string>();
  for (const publicId of new Set(titleIds)) {
    const content = await findContent(db, { realmId, publicId });
    if (content) contentIds.set(publicId, content.id);
    if (!content || !isVideo(content.type)) nonVideoIds.add(publicId);
  }
  let count = 0;
  await editPlaylistItems(db, { realmId, contentId, now: clock.now() }, (items) => {
    // A title that is already in the playlist can be moved and removed, even if it is no longer a video.
    for (const { publicId } of items) nonVideoIds.delete(publicId);
    for (const publicId of nonVideoIds)
      throw new CommandError(`${publicId} cannot be in a playlist: there is no video with this id.`);
    const editedIds = edit(
      items.map(({ publicId }) => publicId),
      titleIds,
    );
    for (const { id, publicId } of items) contentIds.set(publicId, id);
    count = editedIds.length;
    return editedIds.flatMap((publicId) => contentIds.get(publicId) ?? []);
  });
  return count;
}

export async function listTitleLines(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id: realmId, settings }: Realm,
  publicId: string,
): Promise<string[]> {
  const { id: contentId } = await findPlaylist(db, realmId, publicId);
  const languages = [settings.defaultLanguage];
  const items = await selectPlaylistOutline(db, {
    realmId,
    playlistId: contentId,
    now: clock.now(),
    languages,
  });
  return items.map(({ publicId: titleId, title, isVisible }, index) =>
    [String(index + 1).padStart(4), titleId, title ?? '', ...(isVisible ? [] : ['(not visible now)'])].join(
      '  ',
    ),
  );
}

async function findPlaylist(db: Platform['db'], realmId: number, publicId: string) {
  const content = await findContent(db, { realmId, publicId });
  if (content?.type !== 'PLAYLIST') throw new CommandError(`There is no playlist with the id ${publicId}.`);
  return content;
}
