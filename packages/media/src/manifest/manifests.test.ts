import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { type PackageIndex, packageIndexSchema } from '../package/package-index.ts';
import { createDashManifest, createTimeline } from './dash-manifest.ts';
import { createMultivariantPlaylist } from './hls-multivariant.ts';
import { createHlsPlaylistByName } from './hls-playlists.ts';
import { createStoryboardVtt } from './storyboard-vtt.ts';

const rendition = {
  codecs: 'avc1.4d4015',
  bandwidth: 400_000,
  averageBandwidth: 300_000,
  timescale: 12_800,
  init: 'init.mp4',
  segments: [
    { name: '1.m4s', duration: 4, bytes: 200_000 },
    { name: '2.m4s', duration: 4, bytes: 150_000 },
    { name: '3.m4s', duration: 1.04, bytes: 20_000 },
  ],
};
const audio = {
  ...rendition,
  codecs: 'mp4a.40.2',
  bandwidth: 130_000,
  averageBandwidth: 128_000,
  timescale: 48_000,
  title: null,
  default: false,
  purpose: 'main' as const,
  channels: 2,
  sampleRate: 48_000,
};
const text = { dir: 't0-1', file: 'subtitles.vtt', title: null, default: false, forced: false, bytes: 900 };

const fullPackage: PackageIndex = packageIndexSchema.parse({
  version: 1,
  duration: 9.04,
  complete: true,
  video: [
    { ...rendition, id: 'v240', dir: 'v240-1', width: 426, height: 240, frameRate: 25 },
    {
      ...rendition,
      id: 'v720',
      dir: 'v720-1',
      width: 1280,
      height: 720,
      frameRate: 25,
      codecs: 'avc1.64001f',
      bandwidth: 3_000_000,
    },
  ],
  audio: [
    { ...audio, id: 'a0', dir: 'a0-1', language: 'en', default: true },
    { ...audio, id: 'a1', dir: 'a1-1', language: 'en', title: 'Director', purpose: 'commentary' },
    { ...audio, id: 'a2', dir: 'a2-1', language: 'en', purpose: 'description' },
  ],
  text: [
    { ...text, id: 't0', language: 'ar', kind: 'subtitles' },
    { ...text, id: 't1', language: 'en', kind: 'captions' },
    { ...text, id: 't2', language: 'en', kind: 'subtitles', forced: true },
  ],
  storyboard: {
    dir: 's-1',
    sheets: [
      { name: '1.jpg', bytes: 9000 },
      { name: '2.jpg', bytes: 4000 },
    ],
    columns: 2,
    rows: 2,
    tileWidth: 160,
    tileHeight: 90,
    interval: 1.5,
    tiles: 6,
  },
  poster: null,
  chapters: [],
});
const earlyPackage: PackageIndex = {
  ...fullPackage,
  complete: false,
  video: fullPackage.video.slice(0, 1),
  text: [],
  storyboard: null,
};
const silentPackage: PackageIndex = { ...earlyPackage, audio: [] };

const listUris = (playlist: string | null) =>
  (playlist ?? '')
    .split('\n')
    .flatMap((line) =>
      line !== '' && !line.startsWith('#') ? [line] : [/URI="([^"]*)"/.exec(line)?.[1] ?? []].flat(),
    );

type ParsedMpd = {
  MPD: {
    Period: {
      AdaptationSet: {
        '@id': string;
        Label?: string;
        Representation: unknown;
        SegmentTemplate?: { '@media': string };
      }[];
    };
  };
};
const parseMpd = (xml: string): ParsedMpd =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'AdaptationSet',
  }).parse(xml);

describe('multivariant playlist', () => {
  test('lists every rendition with the attributes that players select by', () => {
    const playlist = createMultivariantPlaylist(fullPackage);
    expect(playlist).toContain(
      '#EXT-X-STREAM-INF:BANDWIDTH=3130000,AVERAGE-BANDWIDTH=428000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,' +
        'FRAME-RATE=25.000,VIDEO-RANGE=SDR,AUDIO="audio",SUBTITLES="text",CLOSED-CAPTIONS=NONE\nv720.m3u8',
    );
    expect(playlist).toContain('#EXT-X-INDEPENDENT-SEGMENTS');
    expect(playlist).toContain('NAME="English (Director)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=NO');
    expect(playlist).toContain('CHARACTERISTICS="public.accessibility.describes-video"');
    expect(playlist).toContain('NAME="العربية",LANGUAGE="ar",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO');
    const names = [...playlist.matchAll(/TYPE=(\w+),.*?NAME="([^"]*)"/g)].map(
      (match) => `${match[1]} ${match[2]}`,
    );
    expect(new Set(names).size).toBe(6);
  });

  test('omits subtitles of an early package and audio of a silent one', () => {
    expect(createMultivariantPlaylist(earlyPackage)).not.toMatch(/SUBTITLES|IMAGE/);
    expect(createMultivariantPlaylist(silentPackage)).not.toMatch(/AUDIO|mp4a/);
  });
});

describe('createHlsPlaylistByName', () => {
  test('returns the media playlist of a rendition with map, segments and end', () => {
    const playlist = createHlsPlaylistByName(fullPackage, 'v240.m3u8') ?? '';
    expect(playlist).toContain('#EXT-X-TARGETDURATION:4\n');
    expect(playlist).toContain('#EXT-X-MAP:URI="v240-1/init.mp4"\n#EXTINF:4,\nv240-1/1.m4s\n');
    expect(playlist.trimEnd().endsWith('#EXTINF:1.04,\nv240-1/3.m4s\n#EXT-X-ENDLIST')).toBe(true);
    expect(playlist).not.toContain('PROGRAM-DATE-TIME');
  });

  test('ends the last storyboard sheet with its last tile', () => {
    expect(createHlsPlaylistByName(fullPackage, 'images.m3u8')).toContain(
      '#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=2x2,DURATION=1.5\n#EXTINF:3,\ns-1/2.jpg',
    );
  });

  test.each(['v9.m3u8', 'v240', '../v240.m3u8', 'index.m3u8/', '__proto__.m3u8', ''])(
    'returns null for %j',
    (name) => {
      expect(createHlsPlaylistByName(fullPackage, name)).toBeNull();
    },
  );
});

describe('URIs in manifests', () => {
  const playlistNames = ['index', 'v240', 'v720', 'a0', 'a1', 't0', 'images'].map((name) => `${name}.m3u8`);

  test('have the base and the query in every playlist and in the MPD', () => {
    const options = { base: '/media/7/', query: 'token=a.b$c' };
    for (const name of playlistNames) {
      for (const uri of listUris(createHlsPlaylistByName(fullPackage, name, options))) {
        expect(uri).toMatch(/^\/media\/7\/[\w./-]+\?token=a\.b\$c$/);
      }
    }
    const uris = [
      ...createDashManifest(fullPackage, options).matchAll(
        /(?:media|initialization)="([^"]*)"|<BaseURL>([^<]*)/g,
      ),
    ];
    expect(uris).toHaveLength(5 * 2 + 3 + 1);
    for (const [, template, baseUrl] of uris) {
      expect(template ?? baseUrl).toMatch(/^\/media\/7\/[\w./$-]+\?token=a\.b\$\$?c$/);
      expect(template ?? '$$').toContain('$$');
    }
    expect(createStoryboardVtt(fullPackage, options)).toContain(
      '/media/7/s-1/2.jpg?token=a.b$c#xywh=160,0,160,90',
    );
  });

  test('a malicious query or title adds no playlist line and no adaptation set', () => {
    const maliciousText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '"\n#EXT-X-KEY:METHOD=NONE',
        '</Label><Evil/>',
        ']]>',
        '&lt;',
        '\u0000\u0008',
        '$Number$',
      ),
    );
    const [firstTrack, ...otherTracks] = fullPackage.audio;
    if (!firstTrack) throw new Error('the index has no audio');
    fc.assert(
      fc.property(maliciousText, maliciousText, (title, query) => {
        const index = { ...fullPackage, audio: [{ ...firstTrack, language: 'und', title }, ...otherTracks] };
        for (const name of playlistNames) {
          const lines = (createHlsPlaylistByName(index, name, { query }) ?? '').split('\n');
          expect(lines).toHaveLength((createHlsPlaylistByName(fullPackage, name) ?? '').split('\n').length);
        }
        const xml = createDashManifest(index, { query });
        expect(XMLValidator.validate(xml)).toBe(true);
        expect(parseMpd(xml).MPD.Period.AdaptationSet.map((set) => set['@id'])).toEqual(
          parseMpd(createDashManifest(fullPackage)).MPD.Period.AdaptationSet.map((set) => set['@id']),
        );
      }),
    );
  });
});

describe('createDashManifest', () => {
  test('has an adaptation set for the video, each audio track, each text track and the storyboard', () => {
    const sets = parseMpd(createDashManifest(fullPackage)).MPD.Period.AdaptationSet;
    expect(sets.map((set) => set['@id'])).toEqual(['video', 'a0', 'a1', 'a2', 't0', 't1', 't2', 'images']);
    expect(createDashManifest(fullPackage)).toContain('value="forced-subtitle"');
    expect(parseMpd(createDashManifest(silentPackage)).MPD.Period.AdaptationSet).toHaveLength(1);
  });

  test('createTimeline merges runs of equal segments', () => {
    expect(createTimeline(rendition)).toEqual([
      { '@t': 0, '@d': 51_200, '@r': 1 },
      { '@t': undefined, '@d': 13_312, '@r': undefined },
    ]);
  });
});
