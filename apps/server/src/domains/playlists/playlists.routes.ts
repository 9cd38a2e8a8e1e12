import type { Handlers } from '../../calls/index.ts';
import { readAdjacentInPlaylist } from './operations/read-adjacent-in-playlist.ts';
import { type PlaylistServices, readPlaylist } from './operations/read-playlist.ts';

export function createPlaylistHandlers(
  services: PlaylistServices,
): Handlers<'getPlaylist' | 'getPlaylistForPlayer' | 'getAdjacentInPlaylist'> {
  return {
    getPlaylist: ({ params, query }, ctx) =>
      readPlaylist(services, ctx, { playlistId: params.id, lastSeen: query.lastSeen, size: query.rpp }),

    getPlaylistForPlayer: ({ params, query }, ctx) =>
      readPlaylist(services, ctx, { playlistId: params.id, lastSeen: query.lastSeen, size: query.rpp }),

    getAdjacentInPlaylist: ({ params, query }, ctx) =>
      readAdjacentInPlaylist(services, ctx, {
        playlistPublicId: params.id,
        vodPublicId: params.vodId,
        size: query.size,
      }),
  };
}
