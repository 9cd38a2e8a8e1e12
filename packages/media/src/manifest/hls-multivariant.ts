// The HLS multivariant playlist: variants, languages, subtitles and thumbnails.
import type { AudioRendition, PackageIndex, TextTrack } from '../package/package-index.ts';
import { createFlag, createQuotedValue, createSize, createTag, createUnquotedValue } from './hls-tag.ts';
import { createUri, type ManifestOptions, playlistNames } from './manifest-uris.ts';
import { createTrackNames } from './track-names.ts';

const audioGroup = 'audio';
const textGroup = 'text';

const quoteLanguage = (languageTag: string) => createQuotedValue(languageTag === 'und' ? null : languageTag);

function createAudioTags(tracks: AudioRendition[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: createUnquotedValue('AUDIO'),
      'GROUP-ID': createQuotedValue(audioGroup),
      NAME: createQuotedValue(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: createFlag(track.default),
      AUTOSELECT: createFlag(track.default || track.purpose !== 'commentary'),
      CHARACTERISTICS: createQuotedValue(
        track.purpose === 'description' ? 'public.accessibility.describes-video' : null,
      ),
      CHANNELS: createQuotedValue(String(track.channels)),
      URI: createQuotedValue(createUri(playlistNames.track(track), options)),
    }),
  );
}

const captionCharacteristics =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

function createTextTags(tracks: TextTrack[], options: ManifestOptions): string[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) =>
    createTag('EXT-X-MEDIA', {
      TYPE: createUnquotedValue('SUBTITLES'),
      'GROUP-ID': createQuotedValue(textGroup),
      NAME: createQuotedValue(names.get(track)),
      LANGUAGE: quoteLanguage(track.language),
      DEFAULT: createFlag(false),
      AUTOSELECT: createFlag(true),
      FORCED: createFlag(track.forced),
      CHARACTERISTICS: createQuotedValue(track.kind === 'captions' ? captionCharacteristics : null),
      URI: createQuotedValue(createUri(playlistNames.track(track), options)),
    }),
  );
}

function createVariantTags({ video, audio, text }: PackageIndex, options: ManifestOptions): string[] {
  const maxAudioBandwidth = Math.max(0, ...audio.map(({ bandwidth }) => bandwidth));
  const maxAudioAverage = Math.max(0, ...audio.map(({ averageBandwidth }) => averageBandwidth));
  const audioCodecs = [...new Set(audio.map(({ codecs }) => codecs))];
  return video.flatMap((rendition) => [
    createTag('EXT-X-STREAM-INF', {
      BANDWIDTH: createUnquotedValue(rendition.bandwidth + maxAudioBandwidth),
      'AVERAGE-BANDWIDTH': createUnquotedValue(rendition.averageBandwidth + maxAudioAverage),
      CODECS: createQuotedValue([rendition.codecs, ...audioCodecs].join(',')),
      RESOLUTION: createSize(rendition.width, rendition.height),
      'FRAME-RATE': createUnquotedValue(rendition.frameRate.toFixed(3)),
      'VIDEO-RANGE': createUnquotedValue('SDR'),
      AUDIO: createQuotedValue(audio.length > 0 ? audioGroup : null),
      SUBTITLES: createQuotedValue(text.length > 0 ? textGroup : null),
      'CLOSED-CAPTIONS': createUnquotedValue('NONE'),
    }),
    createUri(playlistNames.track(rendition), options),
  ]);
}

function createImageTags({ storyboard }: PackageIndex, options: ManifestOptions): string[] {
  if (!storyboard) return [];
  const { sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const largestSheetBytes = Math.max(...sheets.map(({ bytes }) => bytes));
  return [
    createTag('EXT-X-IMAGE-STREAM-INF', {
      BANDWIDTH: createUnquotedValue(Math.ceil((largestSheetBytes * 8) / (columns * rows * interval))),
      RESOLUTION: createSize(tileWidth, tileHeight),
      CODECS: createQuotedValue('jpeg'),
      URI: createQuotedValue(createUri(playlistNames.images, options)),
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
