// The DASH manifest (ISO/IEC 23009-1). It refers to the same segments as the HLS playlists.
import { XMLBuilder } from 'fast-xml-parser';
import type { AudioRendition, PackageIndex, TextTrack, VideoRendition } from '../package/package-index.ts';
import { createUri, type ManifestOptions } from './manifest-uris.ts';
import { createTrackNames } from './track-names.ts';

type XmlAttributes = { [name: `@${string}`]: string | number | undefined };
type XmlElement = XmlAttributes & { [name: string]: XmlElement | XmlElement[] | string | number | undefined };

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  format: true,
});

const formatDuration = (seconds: number) => `PT${seconds.toFixed(3).replace(/\.?0+$/, '')}S`;
const createRole = (value: string): XmlElement => ({
  '@schemeIdUri': 'urn:mpeg:dash:role:2011',
  '@value': value,
});
const toKnownLanguage = (tag: string) => (tag === 'und' ? undefined : tag);

// `$` starts an identifier in a template, and a token may contain one.
const escapeTemplate = (options: ManifestOptions): ManifestOptions => ({
  base: options.base?.replaceAll('$', '$$$$'),
  query: options.query?.replaceAll('$', '$$$$'),
});

/** Returns the `S` elements of a segment timeline: durations in ticks, with runs of equal durations merged. */
export function createTimeline({
  segments,
  timescale,
}: Pick<VideoRendition, 'segments' | 'timescale'>): XmlElement[] {
  const runs: { d: number; r: number }[] = [];
  for (const { duration } of segments) {
    const ticks = Math.round(duration * timescale);
    const lastRun = runs.at(-1);
    if (lastRun?.d === ticks) lastRun.r += 1;
    else runs.push({ d: ticks, r: 0 });
  }
  return runs.map(({ d, r }, position) => ({
    '@t': position === 0 ? 0 : undefined,
    '@d': d,
    '@r': r > 0 ? r : undefined,
  }));
}

function createSegmentTemplate(
  rendition: VideoRendition | AudioRendition,
  options: ManifestOptions,
): XmlElement {
  const createRenditionUri = (name: string) => createUri(`${rendition.dir}/${name}`, escapeTemplate(options));
  return {
    '@timescale': rendition.timescale,
    '@initialization': createRenditionUri(rendition.init),
    '@media': createRenditionUri('$Number$.m4s'),
    '@startNumber': 1,
    SegmentTimeline: { S: createTimeline(rendition) },
  };
}

function createVideoSet(renditions: VideoRendition[], options: ManifestOptions): XmlElement {
  return {
    '@id': 'video',
    '@contentType': 'video',
    '@mimeType': 'video/mp4',
    '@segmentAlignment': 'true',
    '@startWithSAP': 1,
    '@maxWidth': Math.max(...renditions.map(({ width }) => width)),
    '@maxHeight': Math.max(...renditions.map(({ height }) => height)),
    Role: createRole('main'),
    Representation: renditions.map((rendition) => ({
      '@id': rendition.id,
      '@codecs': rendition.codecs,
      '@bandwidth': rendition.bandwidth,
      '@width': rendition.width,
      '@height': rendition.height,
      '@sar': '1:1',
      '@frameRate': formatFrameRate(rendition.frameRate),
      SegmentTemplate: createSegmentTemplate(rendition, options),
    })),
  };
}

/** Formats a frame rate as DASH requires: an integer, a fraction over 1001, or a fraction over 1000. */
function formatFrameRate(rate: number): string {
  if (Number.isInteger(rate)) return String(rate);
  const ntscRate = Math.round(rate * 1.001);
  return Math.abs(ntscRate / 1.001 - rate) < 0.001
    ? `${ntscRate * 1000}/1001`
    : `${Math.round(rate * 1000)}/1000`;
}

function createAudioRoles(track: AudioRendition): XmlElement[] {
  if (track.purpose === 'commentary') return [createRole('commentary')];
  return [createRole(track.default ? 'main' : track.purpose === 'description' ? 'description' : 'alternate')];
}

function createAudioSets(tracks: AudioRendition[], options: ManifestOptions): XmlElement[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) => ({
    '@id': track.id,
    '@contentType': 'audio',
    '@mimeType': 'audio/mp4',
    '@lang': toKnownLanguage(track.language),
    '@segmentAlignment': 'true',
    '@startWithSAP': 1,
    Accessibility:
      track.purpose === 'description'
        ? { '@schemeIdUri': 'urn:tva:metadata:cs:AudioPurposeCS:2007', '@value': '1' }
        : undefined,
    Role: createAudioRoles(track),
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
      SegmentTemplate: createSegmentTemplate(track, options),
    },
  }));
}

function selectTextRole(track: TextTrack): string {
  if (track.forced) return 'forced-subtitle';
  return track.kind === 'captions' ? 'caption' : 'subtitle';
}

function createTextSets(tracks: TextTrack[], duration: number, options: ManifestOptions): XmlElement[] {
  const names = createTrackNames(tracks);
  return tracks.map((track) => ({
    '@id': track.id,
    '@contentType': 'text',
    '@mimeType': 'text/vtt',
    '@lang': toKnownLanguage(track.language),
    Role: createRole(selectTextRole(track)),
    Label: names.get(track),
    Representation: {
      '@id': track.id,
      '@bandwidth': Math.max(1, Math.ceil((track.bytes * 8) / duration)),
      BaseURL: createUri(`${track.dir}/${track.file}`, options),
    },
  }));
}

function createImageSets({ storyboard }: PackageIndex, options: ManifestOptions): XmlElement[] {
  if (!storyboard) return [];
  const { dir, sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const sheetSeconds = columns * rows * interval;
  const largestSheetBytes = Math.max(...sheets.map(({ bytes }) => bytes));
  return [
    {
      '@id': 'images',
      '@contentType': 'image',
      '@mimeType': 'image/jpeg',
      SegmentTemplate: {
        '@timescale': 1000,
        '@duration': Math.round(sheetSeconds * 1000),
        '@startNumber': 1,
        '@media': createUri(`${dir}/$Number$.jpg`, escapeTemplate(options)),
      },
      Representation: {
        '@id': 'images',
        '@bandwidth': Math.ceil((largestSheetBytes * 8) / sheetSeconds),
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

/** Returns the static DASH manifest (MPD) of a package. */
export function createDashManifest(index: PackageIndex, options: ManifestOptions = {}): string {
  const mpd: XmlElement = {
    '@xmlns': 'urn:mpeg:dash:schema:mpd:2011',
    '@profiles': 'urn:mpeg:dash:profile:isoff-live:2011',
    '@type': 'static',
    '@mediaPresentationDuration': formatDuration(index.duration),
    '@minBufferTime': 'PT4S',
    Period: {
      '@id': '0',
      '@start': 'PT0S',
      AdaptationSet: [
        createVideoSet(index.video, options),
        ...createAudioSets(index.audio, options),
        ...createTextSets(index.text, index.duration, options),
        ...createImageSets(index, options),
      ],
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ MPD: mpd })}`;
}
