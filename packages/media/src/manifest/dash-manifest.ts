// The MPD (ISO/IEC 23009-1) over the same segments as the playlists.
import { XMLBuilder } from 'fast-xml-parser';
import type { AudioRendition, PackageIndex, TextTrack, VideoRendition } from '../package/package-index.ts';
import { childUri, type ManifestOptions } from './manifest-options.ts';
import { trackNames } from './track-names.ts';

type Attributes = { [name: `@${string}`]: string | number | undefined };
type Element = Attributes & { [name: string]: Element | Element[] | string | number | undefined };

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  format: true,
});

const period = (seconds: number) => `PT${seconds.toFixed(3).replace(/\.?0+$/, '')}S`;
const role = (value: string): Element => ({ '@schemeIdUri': 'urn:mpeg:dash:role:2011', '@value': value });
const language = (tagged: string) => (tagged === 'und' ? undefined : tagged);

// `$` begins an identifier in templates; a token may hold one.
const literal = (options: ManifestOptions): ManifestOptions => ({
  base: options.base?.replaceAll('$', '$$$$'),
  query: options.query?.replaceAll('$', '$$$$'),
});

/** Returns segment durations in ticks as runs of equal values. */
export function timeline({ segments, timescale }: Pick<VideoRendition, 'segments' | 'timescale'>): Element[] {
  const runs: { d: number; r: number }[] = [];
  for (const { duration } of segments) {
    const ticks = Math.round(duration * timescale);
    const last = runs.at(-1);
    if (last?.d === ticks) last.r += 1;
    else runs.push({ d: ticks, r: 0 });
  }
  return runs.map(({ d, r }, position) => ({
    '@t': position === 0 ? 0 : undefined,
    '@d': d,
    '@r': r > 0 ? r : undefined,
  }));
}

function template(rendition: VideoRendition | AudioRendition, options: ManifestOptions): Element {
  const of = (name: string) => childUri(`${rendition.dir}/${name}`, literal(options));
  return {
    '@timescale': rendition.timescale,
    '@initialization': of(rendition.init),
    '@media': of('$Number$.m4s'),
    '@startNumber': 1,
    SegmentTimeline: { S: timeline(rendition) },
  };
}

function videoSet(renditions: VideoRendition[], options: ManifestOptions): Element {
  return {
    '@id': 'video',
    '@contentType': 'video',
    '@mimeType': 'video/mp4',
    '@segmentAlignment': 'true',
    '@startWithSAP': 1,
    '@maxWidth': Math.max(...renditions.map(({ width }) => width)),
    '@maxHeight': Math.max(...renditions.map(({ height }) => height)),
    Role: role('main'),
    Representation: renditions.map((rendition) => ({
      '@id': rendition.id,
      '@codecs': rendition.codecs,
      '@bandwidth': rendition.bandwidth,
      '@width': rendition.width,
      '@height': rendition.height,
      '@sar': '1:1',
      '@frameRate': frameRate(rendition.frameRate),
      SegmentTemplate: template(rendition, options),
    })),
  };
}

/** Formats a frame rate: whole, over 1001, or in thousandths. */
function frameRate(rate: number): string {
  if (Number.isInteger(rate)) return String(rate);
  const film = Math.round(rate * 1.001);
  return Math.abs(film / 1.001 - rate) < 0.001 ? `${film * 1000}/1001` : `${Math.round(rate * 1000)}/1000`;
}

function audioRoles(track: AudioRendition): Element[] {
  if (track.purpose === 'commentary') return [role('commentary')];
  return [role(track.default ? 'main' : track.purpose === 'description' ? 'description' : 'alternate')];
}

function audioSets(tracks: AudioRendition[], options: ManifestOptions): Element[] {
  const names = trackNames(tracks);
  return tracks.map((track) => ({
    '@id': track.id,
    '@contentType': 'audio',
    '@mimeType': 'audio/mp4',
    '@lang': language(track.language),
    '@segmentAlignment': 'true',
    '@startWithSAP': 1,
    Accessibility:
      track.purpose === 'description'
        ? { '@schemeIdUri': 'urn:tva:metadata:cs:AudioPurposeCS:2007', '@value': '1' }
        : undefined,
    Role: audioRoles(track),
    Label: names.get(track),
    Representation: {
      '@id': track.id,
      '@codecs': track.codecs,
      '@bandwidth': track.bandwidth,
      '@audioSamplingRate': track.sampleRate,
      AudioChannelConfiguration: {
        '@schemeIdUri': 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
        '@value': track.channels,
      },
      SegmentTemplate: template(track, options),
    },
  }));
}

function textRole(track: TextTrack): string {
  if (track.forced) return 'forced-subtitle';
  return track.kind === 'captions' ? 'caption' : 'subtitle';
}

function textSets(tracks: TextTrack[], duration: number, options: ManifestOptions): Element[] {
  const names = trackNames(tracks);
  return tracks.map((track) => ({
    '@id': track.id,
    '@contentType': 'text',
    '@mimeType': 'text/vtt',
    '@lang': language(track.language),
    Role: role(textRole(track)),
    Label: names.get(track),
    Representation: {
      '@id': track.id,
      '@bandwidth': Math.max(1, Math.ceil((track.bytes * 8) / duration)),
      BaseURL: childUri(`${track.dir}/${track.file}`, options),
    },
  }));
}

function imageSets({ storyboard }: PackageIndex, options: ManifestOptions): Element[] {
  if (!storyboard) return [];
  const { dir, sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const sheetSeconds = columns * rows * interval;
  const heaviest = Math.max(...sheets.map(({ bytes }) => bytes));
  return [
    {
      '@id': 'images',
      '@contentType': 'image',
      '@mimeType': 'image/jpeg',
      SegmentTemplate: {
        '@timescale': 1000,
        '@duration': Math.round(sheetSeconds * 1000),
        '@startNumber': 1,
        '@media': childUri(`${dir}/$Number$.jpg`, literal(options)),
      },
      Representation: {
        '@id': 'images',
        '@bandwidth': Math.ceil((heaviest * 8) / sheetSeconds),
        '@width': columns * tileWidth,
        '@height': rows * tileHeight,
        EssentialProperty: {
          '@schemeIdUri': 'http://dashif.org/guidelines/thumbnail_tile',
          '@value': `${columns}x${rows}`,
        },
      },
    },
  ];
}

/** Returns the static MPD of a package. */
export function dashManifest(index: PackageIndex, options: ManifestOptions = {}): string {
  const mpd: Element = {
    '@xmlns': 'urn:mpeg:dash:schema:mpd:2011',
    '@profiles': 'urn:mpeg:dash:profile:isoff-live:2011',
    '@type': 'static',
    '@mediaPresentationDuration': period(index.duration),
    '@minBufferTime': 'PT4S',
    Period: {
      '@id': '0',
      '@start': 'PT0S',
      AdaptationSet: [
        videoSet(index.video, options),
        ...audioSets(index.audio, options),
        ...textSets(index.text, index.duration, options),
        ...imageSets(index, options),
      ],
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ MPD: mpd })}`;
}
