import type { Executor } from '../../../platform/database/index.ts';
import { assertSameRealm, type ContentKey, createContent, type NewContent } from '../../titles/index.ts';
import { insertPlaylist, writePlaylistItems } from '../queries/playlist-items.queries.ts';

export interface NewPlaylist extends NewContent {
  numbered: boolean;
  /** Ids of titles, in order. */
  items: readonly number[];
}

export async function createPlaylist(trx: Executor, playlist: NewPlaylist): Promise<ContentKey> {
  await assertSameRealm(trx, playlist.realmId, playlist.items);
  const contentKey = await createContent(trx, 'PLAYLIST', playlist);
  await insertPlaylist(trx, { contentId: contentKey.id, numbered: playlist.numbered });
  await writePlaylistItems(trx, { realmId: playlist.realmId, playlistId: contentKey.id }, playlist.items);
  return contentKey;
}
