// What stands before and after a title, for playing on: in a playlist, or in the series that it is an episode of.
import type { AdjacentVods } from '@matinee/contract';
import { type CallContext, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { DealCards } from '../card-loader.ts';
import {
  selectBesideInPlaylist,
  selectBesideInSeries,
  selectPlaceInPlaylist,
} from '../queries/adjacent-episodes.queries.ts';
import { findAccessFacts } from '../queries/find-content.queries.ts';
import { findContainer } from './find-container.ts';
import type { PlaylistServices } from '../../playlists/operations/read-playlist.ts';

export async function readAdjacentInPlaylist(
  { deal, licencesByKey }: PlaylistServices,
  ctx: CallContext,
  { playlistId, vodId, size }: { playlistId: string; vodId: string; size: number },
): Promise<AdjacentVods | Refusal> {
  const { db, realm, now } = ctx;
  const found = await findContainer(ctx, licencesByKey, { type: 'PLAYLIST', publicId: playlistId });
  if (!found) return refuse('notFound');
  const list = { realmId: realm.id, playlistId: found.row.id };
  const position = await selectPlaceInPlaylist(db, { ...list, publicId: vodId });
  if (position === undefined) return refuse('notFound');
  const asked = { ...list, now, position, limit: size };
  return present(ctx, deal, [
    selectBesideInPlaylist(db, 'before', asked),
    selectBesideInPlaylist(db, 'after', asked),
  ]);
}

export async function readAdjacentVods(
  deal: DealCards,
  ctx: CallContext,
  { vodId, size }: { vodId: string; size: number },
): Promise<AdjacentVods | Refusal> {
  const { db, realm, now, languages } = ctx;
  const title = await findAccessFacts(db, { realmId: realm.id, publicId: vodId, now, languages });
  if (!title) return refuse('notFound');
  const asked = { realmId: realm.id, now, contentId: title.id, limit: size };
  return present(ctx, deal, [
    selectBesideInSeries(db, 'before', asked),
    selectBesideInSeries(db, 'after', asked),
  ]);
}

async function present(
  ctx: CallContext,
  deal: DealCards,
  sides: [before: Promise<number[]>, after: Promise<number[]>],
): Promise<AdjacentVods> {
  const [nearest, following] = await Promise.all(sides);
  const preceding = nearest.toReversed();
  const dealt = await deal(ctx, { ids: [...preceding, ...following] });
  return { precedingVods: dealt.cards(preceding), followingVods: dealt.cards(following) };
}
