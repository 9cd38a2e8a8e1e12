// The pictures of the demo realm. Their rows are there from the first second, with a placeholder in the colours of
// the title; the picture itself is drawn when somebody first asks for it, or by the job that goes ahead of them.

import {
  type ArtworkKind,
  type ArtworkSubject,
  artworkSizes,
  artworkVersion,
  type DemoPerson,
  demoChannels,
  demoPeople,
  demoPlaylists,
  demoPremieres,
  demoScreenings,
  demoSeries,
  demoTitles,
  palettes,
  portraitSize,
  renderArtwork,
  renderPortrait,
} from '@matinee/demo';
import { rgbaToThumbHash } from 'thumbhash';

/** Everything that has pictures, by its key. */
const subjects: ReadonlyMap<string, ArtworkSubject> = new Map(
  [
    ...demoTitles,
    ...demoPlaylists,
    ...demoSeries.flatMap((series) => [series, ...series.seasons]),
    ...[...demoPremieres, ...demoScreenings].map(({ subject }) => subject),
    ...demoChannels,
  ].map((subject) => [subject.key, subject]),
);

export const pictureKinds = ['thumbnail', 'poster', 'hero', 'heroPortrait'] as const satisfies ArtworkKind[];
export type PictureKind = (typeof pictureKinds)[number];

export interface DemoPicture {
  key: string;
  kind: PictureKind;
}

const portraitKind = 'portrait';
const keyShape = /^artwork\/demo-[A-Za-z0-9.]+\/([a-z0-9-]+)\/([A-Za-z]+)\.jpg$/;

export const storageKeyOf = ({ key, kind }: DemoPicture): string =>
  `artwork/demo-${artworkVersion}/${key}/${kind}.jpg`;

/** Draws the master that belongs to a storage key; undefined for keys of other masters. */
export function drawDemoPicture(storageKey: string): Promise<Buffer> | undefined {
  const [, key = '', kind] = keyShape.exec(storageKey) ?? [];
  const person = kind === portraitKind && demoPeople.find((one) => one.key === key);
  if (person) return renderPortrait(person.appearance);
  const subject = subjects.get(key);
  const known = pictureKinds.find((one) => one === kind);
  return subject && known && renderArtwork(subject, known).then(({ data }) => data);
}

export function subjectOf(key: string): ArtworkSubject {
  const subject = subjects.get(key);
  if (!subject) throw new Error(`nothing in the demo realm is called ${key}`);
  return subject;
}

function pixel(colour: string): [number, number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 255];
}

/** ThumbHash, base64, of nothing but the colours that the picture will have. */
function placeholderOf(paletteName: string, { width, height }: { width: number; height: number }): string {
  const palette = palettes[paletteName];
  const bands = palette ? [...palette.sky, palette.near] : ['#202020'];
  const rows = 16;
  const columns = Math.max(1, Math.round((rows * width) / height));
  const pixels: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const colour = pixel(bands[Math.floor((row * bands.length) / rows)] ?? '#202020');
    for (let column = 0; column < columns; column += 1) pixels.push(...colour);
  }
  return Buffer.from(rgbaToThumbHash(columns, rows, Uint8Array.from(pixels))).toString('base64');
}

/** What the catalogue keeps of a picture that nobody has drawn yet. */
export function pictureRow(picture: DemoPicture) {
  const subject = subjectOf(picture.key);
  const size = artworkSizes[picture.kind];
  return {
    kind: picture.kind,
    storageKey: storageKeyOf(picture),
    ...size,
    placeholder: placeholderOf(subject.art.palette, size),
    ...(picture.kind === 'hero' && subjectInHero),
  };
}

/** Where hero artwork has what it is about: on the right, so that words have the left. */
const subjectInHero = { focalX: 0.69, focalY: 0.46 };

/** The same for somebody's portrait. */
export function portraitRow({ key, appearance: look }: DemoPerson) {
  return {
    kind: 'poster' as const,
    storageKey: `artwork/demo-${artworkVersion}/${key}/${portraitKind}.jpg`,
    ...portraitSize,
    placeholder: placeholderOf(look.palette, portraitSize),
  };
}
