// Changing what is in a playlist. Pages that show it follow at once.
import { type Executor, transaction } from '../../../platform/database/index.ts';
import {
  assertSameRealm,
  type ContentKey,
  publishAvailabilityChange,
  touchContent,
} from '../../titles/index.ts';
import { selectItemKeys, writePlaylistItems } from '../queries/playlist-items.queries.ts';

interface EditedPlaylist {
  realmId: number;
  contentId: number;
  now: Temporal.Instant;
}

/** From what is in the list to the keys of what is to be in it. Two who edit the same list do so one after the other. */
type PlaylistEdit = (items: readonly ContentKey[]) => readonly number[];

export function editPlaylist(
  executor: Executor,
  { realmId, contentId, now }: EditedPlaylist,
  edit: PlaylistEdit,
): Promise<void> {
  return transaction(executor, async (trx) => {
    const content = await touchContent(trx, { realmId, contentId, now });
    if (!content) throw new Error(`The realm has no playlist ${contentId}`);
    const playlist = { realmId, playlistId: contentId };
    const items = edit(await selectItemKeys(trx, playlist));
    await assertSameRealm(trx, realmId, items);
    await writePlaylistItems(trx, playlist, items);
    await publishAvailabilityChange(trx, { realmId, contentId: content.public_id });
  });
}

export function setPlaylistItems(
  executor: Executor,
  { items, ...edited }: EditedPlaylist & { items: readonly number[] },
): Promise<void> {
  return editPlaylist(executor, edited, () => items);
}
