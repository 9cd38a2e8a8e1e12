import type { Executor } from '../../../platform/database/index.ts';
import { assertSameRealm, type ContentIds, createContent, type NewContent } from '../../titles/index.ts';
import { insertPlaylist, writePlaylistItems } from '../queries/write-playlist.queries.ts';

export interface NewPlaylist extends NewContent {
  numbered: boolean;
  /** Ids of titles, in order. */
  items: readonly number[];
}

export async function createPlaylist(trx: Executor, playlist: NewPlaylist): Promise<ContentIds> {
  await assertSameRealm(trx, playlist.realmId, playlist.items);
  const contentIds = await createContent(trx, 'PLAYLIST', playlist);
  await insertPlaylist(trx, { contentId: contentIds.id, numbered: playlist.numbered });
  await writePlaylistItems(trx, { realmId: playlist.realmId, playlistId: contentIds.id }, playlist.items);
  return contentIds;
}
