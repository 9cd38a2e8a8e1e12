/** How a manifest names its children. */
export type ManifestOptions = {
  /** What stands before every child's path; nothing by default, so that children are relative to the manifest. */
  base?: string;
  /** A query that every child gets, without the question mark: `token=…`. */
  query?: string;
};

// What cannot stand in a URI, nor in a quoted attribute of a playlist.
const encoded = (text: string) => text.replace(/[\s"<>\\^`{|}#\p{Cc}]/gu, encodeURIComponent);

/** The URI of a playlist or file of the package. */
export function childUri(path: string, { base = '', query = '' }: ManifestOptions): string {
  const whole = `${encoded(base)}${path}`;
  return query === '' ? whole : `${whole}?${encoded(query)}`;
}

/** Names of the playlists beside the multivariant playlist. */
export const playlistNames = {
  multivariant: 'index.m3u8',
  images: 'images.m3u8',
  of: ({ id }: { id: string }): string => `${id}.m3u8`,
};
