// In which order pictures are drawn ahead: what the first screen shows first, then row by row, then the rest.
import { demoHome, demoPlaylists, demoSeries, demoTitles } from '../../../db/demo/index.ts';
import { type DemoPicture, type PictureKind, pictureKinds } from './pictures.ts';

const keysOfRows = demoHome.buckets.flatMap(({ content, displayPosters }) =>
  content.kind === 'list' ? content.keys.map((key) => ({ key, displayPosters })) : [],
);

const everything = [
  ...demoSeries.map(({ key }) => key),
  ...demoTitles.map(({ key }) => key),
  ...demoPlaylists.map(({ key }) => key),
  ...demoSeries.flatMap(({ seasons }) => seasons.map(({ key }) => key)),
];

const heroKeys = demoHome.heroes.map(({ subject }) => subject.key);

/** Every picture of the realm once. */
export function picturesInOrder(): DemoPicture[] {
  const wanted: DemoPicture[] = [];
  const add = (kind: PictureKind, keys: readonly string[]) => {
    for (const key of keys) wanted.push({ key, kind });
  };
  add('hero', heroKeys.slice(0, 1));
  add(
    'thumbnail',
    keysOfRows.slice(0, 6).map(({ key }) => key),
  );
  add('heroPortrait', heroKeys.slice(0, 1));
  for (const { key, displayPosters } of keysOfRows) add(displayPosters ? 'poster' : 'thumbnail', [key]);
  add('hero', heroKeys);
  add('thumbnail', everything);
  add('heroPortrait', heroKeys);
  for (const kind of pictureKinds) add(kind, everything);
  const seen = new Set<string>();
  return wanted.filter(({ key, kind }) => {
    const name = `${kind} ${key}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Widths in WebP that pages ask for first. */
export const firstWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  thumbnail: [480, 720],
  poster: [480],
  hero: [1280, 1920],
  heroPortrait: [720],
};
