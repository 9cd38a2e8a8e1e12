// Reads a playlist with a page of its titles, their number and their total duration.
import type { Playlist } from '@matinee/contract';
import { buildHref, slugify } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { loadCredits } from '../../people/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import {
  defineTitleCursor,
  findContainer,
  type LoadCards,
  type LoadLicences,
  readTitleListPage,
} from '../../titles/index.ts';
import { selectPlaylistItems, selectPlaylistTotals } from '../queries/playlist.queries.ts';

const playlistCursor = defineTitleCursor('playlist titles by position');

export interface PlaylistServices {
  loadCards: LoadCards;
  loadLicences: LoadLicences;
}

export interface PlaylistPageInput {
  playlistId: string;
  lastSeen: string | undefined;
  size: number;
}

export async function readPlaylist(
  { loadCards, loadLicences }: PlaylistServices,
  ctx: CallContext,
  input: PlaylistPageInput,
): Promise<Playlist | Refusal> {
  const container = await findContainer(ctx, loadLicences, { type: 'PLAYLIST', publicId: input.playlistId });
  if (!container) return refuse('notFound');
  const { db, realm, now, languages } = ctx;
  const { row } = container;
  const params = { realmId: realm.id, playlistId: row.id, now };
  const [page, totals, people] = await Promise.all([
    readTitleListPage(ctx, {
      cursor: playlistCursor,
      lastSeen: input.lastSeen,
      size: input.size,
      read: (after, limit) => selectPlaylistItems(db, { ...params, after: after?.key ?? null, limit }),
    }),
    selectPlaylistTotals(db, params),
    loadCredits(db, { realmId: realm.id, contentId: row.id, languages }),
  ]);
  if (isRefusal(page)) return page;
  const { ids, paging } = page;
  const loadedCards = await loadCards(ctx, { ids, loadedRows: [row] });
  const containerFields = container.present(loadedCards);
  return {
    ...containerFields,
    id: row.public_id,
    type: 'PLAYLIST',
    people,
    numbered: totals.numbered,
    vodCount: totals.vod_count,
    duration: totals.duration_ms / 1000,
    vods: loadedCards.getCards(ids),
    firstPosition: page.rowsBefore + 1,
    paging,
    socialSharingDetail: presentFeatures(realm).socialSharing
      ? {
          path: getSharePath(row.public_id, containerFields.title),
          title: containerFields.title,
          thumbnailUrl: loadedCards.getCard(row.id)?.thumbnailUrl ?? null,
        }
      : null,
  };
}

/** The default path, which is valid in every language. */
function getSharePath(playlistId: string, title: string): string {
  return buildHref({ route: 'PLAYLIST', params: { playlistId, playlistTitle: slugify(title) } });
}
