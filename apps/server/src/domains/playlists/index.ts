export { createPlaylist } from './operations/create-playlist.ts';
export { editPlaylist, setPlaylistItems } from './operations/edit-playlist.ts';
export { createPlaylistHandlers } from './playlists.routes.ts';
export type { ReadablePlaylists } from './playlists.tables.ts';
export { selectPlaylistOutline } from './queries/playlist-outline.queries.ts';
