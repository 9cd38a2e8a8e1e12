// In which order pictures are drawn ahead: what the first screen shows first, then row by row, then the rest.
import {
  demoChannels,
  demoHome,
  demoPlaylists,
  demoPremieres,
  demoScreenings,
  demoSeries,
  demoTitles,
} from '@matinee/demo';
import { type DemoPicture, type PictureKind, pictureKinds } from './pictures.ts';

const keysOfRows = demoHome.buckets.flatMap(({ content, displayPosters }) =>
  content.kind === 'list' ? content.keys.map((key) => ({ key, displayPosters })) : [],
);

const everything = [
  ...[...demoPremieres, ...demoScreenings].map(({ subject }) => subject.key),
  ...demoChannels.map(({ key }) => key),
  ...demoSeries.map(({ key }) => key),
  ...demoTitles.map(({ key }) => key),
  ...demoPlaylists.map(({ key }) => key),
  ...demoSeries.flatMap(({ seasons }) => seasons.map(({ key }) => key)),
];

const heroKeys = demoHome.heroes.map(({ subject }) => subject.key);

/** What the home page shows, then what other pages do. Every picture of the realm is in one of them, once. */
export function picturesInOrder(): { home: DemoPicture[]; rest: DemoPicture[] } {
  const seen = new Set<string>();
  const pick = (kind: PictureKind, keys: readonly string[]): DemoPicture[] =>
    keys.flatMap((key) => {
      const name = `${kind} ${key}`;
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ key, kind }];
    });
  const home = [
    ...pick('hero', heroKeys.slice(0, 1)),
    ...pick(
      'thumbnail',
      keysOfRows.slice(0, 6).map(({ key }) => key),
    ),
    ...pick('heroPortrait', heroKeys.slice(0, 1)),
    ...keysOfRows.flatMap(({ key, displayPosters }) => pick(displayPosters ? 'poster' : 'thumbnail', [key])),
    ...pick('hero', heroKeys),
    ...pick('thumbnail', everything),
    ...pick('heroPortrait', heroKeys),
  ];
  return { home, rest: pictureKinds.flatMap((kind) => pick(kind, everything)) };
}

/** Widths in WebP that pages ask for first. */
export const firstWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  thumbnail: [480, 720],
  poster: [480],
  hero: [1280, 1920],
  heroPortrait: [720],
};
