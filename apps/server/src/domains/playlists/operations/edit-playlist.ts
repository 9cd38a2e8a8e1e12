// Changes the items of a playlist and publishes the change to open pages.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import {
  assertSameRealm,
  type ContentKey,
  publishAvailabilityChange,
  updateContentTimestamp,
} from '../../titles/index.ts';
import { selectItemKeys, writePlaylistItems } from '../queries/playlist-items.queries.ts';

interface EditedPlaylist {
  realmId: number;
  contentId: number;
  now: Temporal.Instant;
}

/** Maps the current items to the ids of the new list. Concurrent edits of one playlist run one after the other. */
type PlaylistEdit = (items: readonly ContentKey[]) => readonly number[];

export function editPlaylist(
  executor: Executor,
  { realmId, contentId, now }: EditedPlaylist,
  edit: PlaylistEdit,
): Promise<void> {
  return runInTransaction(executor, async (trx) => {
    const content = await updateContentTimestamp(trx, { realmId, contentId, now });
    if (!content) throw new Error(`The realm has no playlist ${contentId}`);
    const playlist = { realmId, playlistId: contentId };
    const items = edit(await selectItemKeys(trx, playlist));
    await assertSameRealm(trx, realmId, items);
    await writePlaylistItems(trx, playlist, items);
    await publishAvailabilityChange(trx, { realmId, publicId: content.public_id });
  });
}

export function setPlaylistItems(
  executor: Executor,
  { items, ...playlist }: EditedPlaylist & { items: readonly number[] },
): Promise<void> {
  return editPlaylist(executor, playlist, () => items);
}
