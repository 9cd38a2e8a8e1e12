// The HLS multivariant playlist: variants, languages, subtitles and thumbnails.
import type { AudioRendition, PackageIndex, TextTrack } from '../package/package-index.ts';
import { flag, plain, quoted, size, tag } from './hls-tag.ts';
import { childUri, type ManifestOptions, playlistNames } from './manifest-options.ts';
import { trackNames } from './track-names.ts';

const audioGroup = 'audio';
const textGroup = 'text';

const language = (tagged: string) => quoted(tagged === 'und' ? null : tagged);

function audioTags(tracks: AudioRendition[], options: ManifestOptions): string[] {
  const names = trackNames(tracks);
  return tracks.map((track) =>
    tag('EXT-X-MEDIA', {
      TYPE: plain('AUDIO'),
      'GROUP-ID': quoted(audioGroup),
      NAME: quoted(names.get(track)),
      LANGUAGE: language(track.language),
      DEFAULT: flag(track.default),
      AUTOSELECT: flag(track.default || track.purpose !== 'commentary'),
      CHARACTERISTICS: quoted(
        track.purpose === 'description' ? 'public.accessibility.describes-video' : null,
      ),
      CHANNELS: quoted(String(track.channels)),
      URI: quoted(childUri(playlistNames.of(track), options)),
    }),
  );
}

const captionTraits =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

function textTags(tracks: TextTrack[], options: ManifestOptions): string[] {
  const names = trackNames(tracks);
  return tracks.map((track) =>
    tag('EXT-X-MEDIA', {
      TYPE: plain('SUBTITLES'),
      'GROUP-ID': quoted(textGroup),
      NAME: quoted(names.get(track)),
      LANGUAGE: language(track.language),
      DEFAULT: flag(false),
      AUTOSELECT: flag(true),
      FORCED: flag(track.forced),
      CHARACTERISTICS: quoted(track.kind === 'captions' ? captionTraits : null),
      URI: quoted(childUri(playlistNames.of(track), options)),
    }),
  );
}

function variantTags({ video, audio, text }: PackageIndex, options: ManifestOptions): string[] {
  const loudest = Math.max(0, ...audio.map(({ bandwidth }) => bandwidth));
  const average = Math.max(0, ...audio.map(({ averageBandwidth }) => averageBandwidth));
  const audioCodecs = [...new Set(audio.map(({ codecs }) => codecs))];
  return video.flatMap((rendition) => [
    tag('EXT-X-STREAM-INF', {
      BANDWIDTH: plain(rendition.bandwidth + loudest),
      'AVERAGE-BANDWIDTH': plain(rendition.averageBandwidth + average),
      CODECS: quoted([rendition.codecs, ...audioCodecs].join(',')),
      RESOLUTION: size(rendition.width, rendition.height),
      'FRAME-RATE': plain(rendition.frameRate.toFixed(3)),
      'VIDEO-RANGE': plain('SDR'),
      AUDIO: quoted(audio.length > 0 ? audioGroup : null),
      SUBTITLES: quoted(text.length > 0 ? textGroup : null),
      'CLOSED-CAPTIONS': plain('NONE'),
    }),
    childUri(playlistNames.of(rendition), options),
  ]);
}

function imageTags({ storyboard }: PackageIndex, options: ManifestOptions): string[] {
  if (!storyboard) return [];
  const { sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const heaviest = Math.max(...sheets.map(({ bytes }) => bytes));
  return [
    tag('EXT-X-IMAGE-STREAM-INF', {
      BANDWIDTH: plain(Math.ceil((heaviest * 8) / (columns * rows * interval))),
      RESOLUTION: size(tileWidth, tileHeight),
      CODECS: quoted('jpeg'),
      URI: quoted(childUri(playlistNames.images, options)),
    }),
  ];
}

/** Returns the multivariant playlist of a package: lowest variant first, one audio and one subtitle group. */
export function hlsMultivariant(index: PackageIndex, options: ManifestOptions = {}): string {
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...audioTags(index.audio, options),
    ...textTags(index.text, options),
    ...variantTags(index, options),
    ...imageTags(index, options),
  ];
  return `${lines.join('\n')}\n`;
}
