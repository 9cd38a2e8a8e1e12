export { createPlaylist } from './operations/create-playlist.ts';
export { editPlaylistItems, setPlaylistItems } from './operations/edit-playlist-items.ts';
export { createPlaylistHandlers } from './playlists.routes.ts';
export type { ReadablePlaylists } from './playlists.tables.ts';
export { selectPlaylistOutline } from './queries/playlist-outline.queries.ts';
