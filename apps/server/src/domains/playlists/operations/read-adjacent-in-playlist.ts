// Reads the titles before and after a title of a playlist.
import type { AdjacentVods } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { findContainer, loadAdjacentVods } from '../../titles/index.ts';
import { selectAdjacentItems, selectItemPosition } from '../queries/adjacent-items.queries.ts';
import type { PlaylistServices } from './read-playlist.ts';

export async function readAdjacentInPlaylist(
  { loadCards, loadLicences }: PlaylistServices,
  ctx: CallContext,
  { playlistPublicId, vodPublicId, size }: { playlistPublicId: string; vodPublicId: string; size: number },
): Promise<AdjacentVods | Refusal> {
  const { db, realm, now } = ctx;
  const container = await findContainer(ctx, loadLicences, { type: 'PLAYLIST', publicId: playlistPublicId });
  if (!container) return refuse('notFound');
  const playlistKey = { realmId: realm.id, playlistId: container.row.id };
  const position = await selectItemPosition(db, { ...playlistKey, publicId: vodPublicId });
  if (position === undefined) return refuse('notFound');
  const params = { ...playlistKey, now, position, limit: size };
  return loadAdjacentVods(ctx, loadCards, [
    selectAdjacentItems(db, 'before', params),
    selectAdjacentItems(db, 'after', params),
  ]);
}
