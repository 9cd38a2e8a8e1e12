// Changes the items of a playlist and publishes the change to open pages.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import {
  assertSameRealm,
  type ContentIds,
  publishAvailabilityChange,
  updateContentTimestamp,
} from '../../titles/index.ts';
import { selectItemKeys, writePlaylistItems } from '../queries/write-playlist.queries.ts';

interface PlaylistToEdit {
  realmId: number;
  contentId: number;
  now: Temporal.Instant;
}

/** Receives the current items and returns the ids of the new list. Concurrent edits of one playlist run one after the other. */
type EditItems = (items: readonly ContentIds[]) => readonly number[];

export function editPlaylistItems(
  executor: Executor,
  { realmId, contentId, now }: PlaylistToEdit,
  edit: EditItems,
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
  { items, ...playlist }: PlaylistToEdit & { items: readonly number[] },
): Promise<void> {
  return editPlaylistItems(executor, playlist, () => items);
}
