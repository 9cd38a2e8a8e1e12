// The HLS multivariant playlist: variants, languages, subtitles and thumbnails.
import type { AudioRendition, PackageIndex, TextTrack } from '../package/package-index.ts';
import { createTag, flag, plain, quoted, size } from './hls-tag.ts';
import { createUri, type ManifestOptions, playlistNames } from './manifest-options.ts';
import { createTrackNames } from './track-names.ts';

const audioGroup = 'audio';
const textGroup = 'text';

const quoteLanguage = (languageTag: string) => quoted(languageTag === 'und' ? null : languageTag);

function createAudioTags(tracks: AudioRendition[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: plain('AUDIO'),
      'GROUP-ID': quoted(audioGroup),
      NAME: quoted(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: flag(track.default),
      AUTOSELECT: flag(track.default || track.purpose !== 'commentary'),
      CHARACTERISTICS: quoted(
        track.purpose === 'description' ? 'public.accessibility.describes-video' : null,
      ),
      CHANNELS: quoted(String(track.channels)),
      URI: quoted(createUri(playlistNames.rendition(track), options)),
    }),
  );
}

const captionCharacteristics =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

function createTextTags(tracks: TextTrack[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: plain('SUBTITLES'),
      'GROUP-ID': quoted(textGroup),
      NAME: quoted(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: flag(false),
      AUTOSELECT: flag(true),
      FORCED: flag(track.forced),
      CHARACTERISTICS: quoted(track.kind === 'captions' ? captionCharacteristics : null),
      URI: quoted(createUri(playlistNames.rendition(track), options)),
    }),
  );
}

function createVariantTags({ video, audio, text }: PackageIndex, options: ManifestOptions): string[] {
  const maxAudioBandwidth = Math.max(0, ...audio.map(({ bandwidth }) => bandwidth));
  const maxAudioAverage = Math.max(0, ...audio.map(({ averageBandwidth }) => averageBandwidth));
  const audioCodecs = [...new Set(audio.map(({ codecs }) => codecs))];
  return video.flatMap((rendition) => [
    createTag('EXT-X-STREAM-INF', {
      BANDWIDTH: plain(rendition.bandwidth + maxAudioBandwidth),
      'AVERAGE-BANDWIDTH': plain(rendition.averageBandwidth + maxAudioAverage),
      CODECS: quoted([rendition.codecs, ...audioCodecs].join(',')),
      RESOLUTION: size(rendition.width, rendition.height),
      'FRAME-RATE': plain(rendition.frameRate.toFixed(3)),
      'VIDEO-RANGE': plain('SDR'),
      AUDIO: quoted(audio.length > 0 ? audioGroup : null),
      SUBTITLES: quoted(text.length > 0 ? textGroup : null),
      'CLOSED-CAPTIONS': plain('NONE'),
    }),
    createUri(playlistNames.rendition(rendition), options),
  ]);
}

function createImageTags({ storyboard }: PackageIndex, options: ManifestOptions): string[] {
  if (!storyboard) return [];
  const { sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const largestSheetBytes = Math.max(...sheets.map(({ bytes }) => bytes));
  return [
    createTag('EXT-X-IMAGE-STREAM-INF', {
      BANDWIDTH: plain(Math.ceil((largestSheetBytes * 8) / (columns * rows * interval))),
      RESOLUTION: size(tileWidth, tileHeight),
      CODECS: quoted('jpeg'),
      URI: quoted(createUri(playlistNames.images, options)),
    }),
  ];
}

/** Returns the multivariant playlist of a package: lowest variant first, one audio and one subtitle group. */
export function createMultivariantPlaylist(index: PackageIndex, options: ManifestOptions = {}): string {
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...createAudioTags(index.audio, options),
    ...createTextTags(index.text, options),
    ...createVariantTags(index, options),
    ...createImageTags(index, options),
  ];
  return `${lines.join('\n')}\n`;
}
