/** How a manifest refers to its files. */
export type ManifestOptions = {
  /** Prefix of every URI. The default is empty: URIs are relative to the manifest. */
  base?: string;
  /** Query of every URI, without the question mark: `token=…`. */
  query?: string;
};

// Characters that a URI or a quoted playlist attribute must not contain.
const encodeUnsafe = (text: string) => text.replace(/[\s"<>\\^`{|}#\p{Cc}]/gu, encodeURIComponent);

/** Returns the URI of a playlist or file of the package. */
export function createUri(path: string, { base = '', query = '' }: ManifestOptions): string {
  const uri = `${encodeUnsafe(base)}${path}`;
  return query === '' ? uri : `${uri}?${encodeUnsafe(query)}`;
}

/** File names of the HLS playlists. */
export const playlistNames = {
  multivariant: 'index.m3u8',
  images: 'images.m3u8',
  track: ({ id }: { id: string }): string => `${id}.m3u8`,
};
