// The HLS multivariant playlist: variants, languages, subtitles and thumbnails.
import type { AudioRendition, PackageIndex, TextTrack } from '../package/package-index.ts';
import { createFlag, createQuoted, createSize, createTag, createUnquoted } from './hls-tag.ts';
import { createUri, type ManifestOptions, playlistNames } from './manifest-options.ts';
import { createTrackNames } from './track-names.ts';

const audioGroup = 'audio';
const textGroup = 'text';

const quoteLanguage = (languageTag: string) => createQuoted(languageTag === 'und' ? null : languageTag);

function createAudioTags(tracks: AudioRendition[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: createUnquoted('AUDIO'),
      'GROUP-ID': createQuoted(audioGroup),
      NAME: createQuoted(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: createFlag(track.default),
      AUTOSELECT: createFlag(track.default || track.purpose !== 'commentary'),
      CHARACTERISTICS: createQuoted(
        track.purpose === 'description' ? 'public.accessibility.describes-video' : null,
      ),
      CHANNELS: createQuoted(String(track.channels)),
      URI: createQuoted(createUri(playlistNames.rendition(track), options)),
    }),
  );
}

const captionCharacteristics =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

function createTextTags(tracks: TextTrack[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: createUnquoted('SUBTITLES'),
      'GROUP-ID': createQuoted(textGroup),
      NAME: createQuoted(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: createFlag(false),
      AUTOSELECT: createFlag(true),
      FORCED: createFlag(track.forced),
      CHARACTERISTICS: createQuoted(track.kind === 'captions' ? captionCharacteristics : null),
      URI: createQuoted(createUri(playlistNames.rendition(track), options)),
    }),
  );
}

function createVariantTags({ video, audio, text }: PackageIndex, options: ManifestOptions): string[] {
  const maxAudioBandwidth = Math.max(0, ...audio.map(({ bandwidth }) => bandwidth));
  const maxAudioAverage = Math.max(0, ...audio.map(({ averageBandwidth }) => averageBandwidth));
  const audioCodecs = [...new Set(audio.map(({ codecs }) => codecs))];
  return video.flatMap((rendition) => [
    createTag('EXT-X-STREAM-INF', {
      BANDWIDTH: createUnquoted(rendition.bandwidth + maxAudioBandwidth),
      'AVERAGE-BANDWIDTH': createUnquoted(rendition.averageBandwidth + maxAudioAverage),
      CODECS: createQuoted([rendition.codecs, ...audioCodecs].join(',')),
      RESOLUTION: createSize(rendition.width, rendition.height),
      'FRAME-RATE': createUnquoted(rendition.frameRate.toFixed(3)),
      'VIDEO-RANGE': createUnquoted('SDR'),
      AUDIO: createQuoted(audio.length > 0 ? audioGroup : null),
      SUBTITLES: createQuoted(text.length > 0 ? textGroup : null),
      'CLOSED-CAPTIONS': createUnquoted('NONE'),
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
      BANDWIDTH: createUnquoted(Math.ceil((largestSheetBytes * 8) / (columns * rows * interval))),
      RESOLUTION: createSize(tileWidth, tileHeight),
      CODECS: createQuoted('jpeg'),
      URI: createQuoted(createUri(playlistNames.images, options)),
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
