// A playlist with a page of its titles, how many there are and how long they are together.
import type { Playlist } from '@matinee/contract';
import { hrefFor, slugify } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { creditsOf } from '../../people/index.ts';
import { featuresOf } from '../../realm/index.ts';
import {
  cutPage,
  type DealCards,
  findContainer,
  type LicencesByKey,
  readItemCursor,
} from '../../titles/index.ts';
import { selectPlaylistFacts, selectPlaylistItems } from '../queries/playlist.queries.ts';

export interface PlaylistServices {
  deal: DealCards;
  licencesByKey: LicencesByKey;
}

export interface PlaylistAsked {
  playlistId: string;
  lastSeen: string | undefined;
  size: number;
}

export async function readPlaylist(
  { deal, licencesByKey }: PlaylistServices,
  ctx: CallContext,
  asked: PlaylistAsked,
): Promise<Playlist | Refusal> {
  const after = asked.lastSeen === undefined ? null : readItemCursor(asked.lastSeen, 'decimal');
  if (after === undefined)
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this playlist']);
  const found = await findContainer(ctx, licencesByKey, { type: 'PLAYLIST', publicId: asked.playlistId });
  if (!found) return refuse('notFound');
  const { db, realm, now, languages } = ctx;
  const { row } = found;
  const list = { realmId: realm.id, playlistId: row.id, now };
  const [items, playlist, people] = await Promise.all([
    selectPlaylistItems(db, { ...list, after: after?.k ?? null, limit: asked.size + 1 }),
    selectPlaylistFacts(db, list),
    creditsOf(db, { realmId: realm.id, contentId: row.id, languages }),
  ]);
  const { ids, paging } = cutPage(items, { size: asked.size, seen: after?.n ?? 0 });
  const dealt = await deal(ctx, { ids, known: [row] });
  const facts = found.present(dealt);
  return {
    ...facts,
    id: row.public_id,
    people,
    numbered: playlist.numbered,
    vodCount: playlist.vods,
    duration: playlist.duration_ms / 1000,
    vods: dealt.cards(ids),
    firstPosition: (after?.n ?? 0) + 1,
    paging,
    socialSharingDetail: featuresOf(realm).socialSharing
      ? {
          path: pathOf(row.public_id, facts.title),
          title: facts.title,
          thumbnailUrl: dealt.card(row.id)?.thumbnailUrl ?? null,
        }
      : null,
  };
}

/** In the words that every language knows. */
function pathOf(playlistId: string, title: string): string {
  return hrefFor({ route: 'PLAYLIST', params: { playlistId, playlistTitle: slugify(title) } });
}
