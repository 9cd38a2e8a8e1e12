// HLS media playlists, and the lookup of any playlist by file name.
import type { PackageIndex, Segment } from '../package/package-index.ts';
import { createMultivariantPlaylist } from './hls-multivariant.ts';
import { createQuotedValue, createSize, createTag, createUnquotedValue } from './hls-tag.ts';
import { createUri, type ManifestOptions, playlistNames } from './manifest-uris.ts';

const formatSeconds = (duration: number) => duration.toFixed(6).replace(/\.?0+$/, '');

function createMediaPlaylist(durations: number[], body: string[], version = 7): string {
  const lines = [
    ...['#EXTM3U', `#EXT-X-VERSION:${version}`],
    `#EXT-X-TARGETDURATION:${Math.max(1, ...durations.map((duration) => Math.round(duration)))}`,
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'],
    ...body,
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the media playlist of a rendition; null when the package has no such id. */
function createRenditionPlaylist(
  index: PackageIndex,
  id: string,
  options: ManifestOptions = {},
): string | null {
  const rendition = [...index.video, ...index.audio].find((candidate) => candidate.id === id);
  if (!rendition) return null;
  const { dir, init, segments } = rendition;
  const createSegmentUri = (name: string) => createUri(`${dir}/${name}`, options);
  return createMediaPlaylist(
    segments.map(({ duration }) => duration),
    [
      createTag('EXT-X-MAP', { URI: createQuotedValue(createSegmentUri(init)) }),
      ...segments.flatMap(({ name, duration }: Segment) => [
        `#EXTINF:${formatSeconds(duration)},`,
        createSegmentUri(name),
      ]),
    ],
  );
}

/**
 * Returns the media playlist of a text track: the whole WebVTT file as one segment. Null when there is no
 * such track.
 */
function createSubtitlePlaylist(
  index: PackageIndex,
  id: string,
  options: ManifestOptions = {},
): string | null {
  const track = index.text.find((candidate) => candidate.id === id);
  if (!track) return null;
  return createMediaPlaylist(
    [index.duration],
    [`#EXTINF:${formatSeconds(index.duration)},`, createUri(`${track.dir}/${track.file}`, options)],
  );
}

/** Returns the image media playlist of the storyboard; null without a storyboard. */
function createImagePlaylist({ storyboard }: PackageIndex, options: ManifestOptions = {}): string | null {
  if (!storyboard) return null;
  const { dir, sheets, columns, rows, tileWidth, tileHeight, interval, tiles } = storyboard;
  const tilesPerSheet = columns * rows;
  const durations = sheets.map(
    (_, sheetIndex) => Math.min(tilesPerSheet, tiles - sheetIndex * tilesPerSheet) * interval,
  );
  return createMediaPlaylist(durations, [
    '#EXT-X-IMAGES-ONLY',
    ...sheets.flatMap(({ name }, sheetIndex) => [
      createTag('EXT-X-TILES', {
        RESOLUTION: createSize(tileWidth, tileHeight),
        LAYOUT: createSize(columns, rows),
        DURATION: createUnquotedValue(formatSeconds(interval)),
      }),
      `#EXTINF:${formatSeconds(durations[sheetIndex] ?? interval)},`,
      createUri(`${dir}/${name}`, options),
    ]),
  ]);
}

/** Returns a playlist by file name (`index.m3u8`, `v720.m3u8`, `images.m3u8` …); null when there is none. */
export function createHlsPlaylistByName(
  index: PackageIndex,
  name: string,
  options: ManifestOptions = {},
): string | null {
  if (name === playlistNames.multivariant) return createMultivariantPlaylist(index, options);
  if (name === playlistNames.images) return createImagePlaylist(index, options);
  const id = /^([a-z]\d+)\.m3u8$/.exec(name)?.[1];
  return id === undefined
    ? null
    : (createRenditionPlaylist(index, id, options) ?? createSubtitlePlaylist(index, id, options));
}
