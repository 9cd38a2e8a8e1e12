// Master images of the demo realm by storage key. The server stores their rows with a placeholder when it creates
// the realm, and renders an image when it is first requested or prerendered.

import { rgbaToThumbHash } from 'thumbhash';
import { getPalette } from '../artwork/palettes.ts';
import { portraitSize, renderPortrait } from '../artwork/portrait.ts';
import {
  type ArtworkKind,
  type ArtworkSize,
  artworkSizes,
  artworkVersion,
  renderArtwork,
} from '../artwork/render.ts';
import { demoChannels } from '../live/channels.ts';
import { demoPremieres, demoScreenings } from '../live/events.ts';
import type { ArtworkSubject } from '../model.ts';
import { demoHome } from '../pages/home.ts';
import { demoSections } from '../pages/sections.ts';
import { type DemoPerson, demoPeople } from '../people/index.ts';
import { demoPlaylists } from '../playlists.ts';
import { demoSeries, demoTitles } from '../titles/index.ts';

/** Everything with artwork, by key. */
const subjects: ReadonlyMap<string, ArtworkSubject> = new Map(
  [
    ...demoTitles,
    ...demoPlaylists,
    ...demoSeries.flatMap((series) => [series, ...series.seasons]),
    ...[...demoPremieres, ...demoScreenings].map(({ subject }) => subject),
    ...demoChannels,
  ].map((subject) => [subject.key, subject]),
);

export const masterKinds = ['thumbnail', 'poster', 'hero', 'heroPortrait'] as const satisfies ArtworkKind[];
export type MasterKind = (typeof masterKinds)[number];

export interface DemoMaster {
  key: string;
  kind: MasterKind;
}

const portraitKind = 'portrait';
const storageKeyPattern = /^artwork\/demo-[A-Za-z0-9.]+\/([a-z0-9-]+)\/([A-Za-z]+)\.jpg$/;

const featuredKeys: ReadonlySet<string> = new Set(
  [demoHome, ...demoSections].flatMap(({ heroes }) => heroes.map(({ subject }) => subject.key)),
);
/** Sizes of the heroes of home and sections: sharp on televisions and phones. They take several times as long to render. */
const featuredSizes: Partial<Record<MasterKind, ArtworkSize>> = {
  hero: { width: 3840, height: 2160 },
  heroPortrait: { width: 1620, height: 2160 },
};

const getMasterSize = ({ key, kind }: DemoMaster): ArtworkSize =>
  (featuredKeys.has(key) && featuredSizes[kind]) || artworkSizes[kind];

/** Returns the storage key of a master; it contains the artwork version. */
export const getMasterStorageKey = ({ key, kind }: DemoMaster): string =>
  `artwork/demo-${artworkVersion}/${key}/${kind}.jpg`;

/** Renders the master with this storage key as JPEG; returns undefined when no entity has it. */
export function renderMaster(storageKey: string): Promise<Buffer> | undefined {
  const [, key = '', kind] = storageKeyPattern.exec(storageKey) ?? [];
  const person = kind === portraitKind && demoPeople.find((candidate) => candidate.key === key);
  if (person) return renderPortrait(person.appearance);
  const subject = subjects.get(key);
  const masterKind = masterKinds.find((candidate) => candidate === kind);
  if (!subject || !masterKind) return undefined;
  const size = getMasterSize({ key, kind: masterKind });
  return renderArtwork(subject, masterKind, size).then(({ data }) => data);
}

/** Returns the entity whose artwork has this key; throws when there is none. */
export function getArtworkSubject(key: string): ArtworkSubject {
  const subject = subjects.get(key);
  if (!subject) throw new Error(`The demo realm has no entity with the key ${key}`);
  return subject;
}

function toPixel(colour: string): [number, number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 255];
}

/** Returns a ThumbHash in base64 with the colours of a palette from top to bottom. */
function createPlaceholder(
  paletteName: string,
  { width, height }: { width: number; height: number },
): string {
  const { sky, near } = getPalette(paletteName);
  const bands = [...sky, near];
  const rows = 16;
  const columns = Math.max(1, Math.round((rows * width) / height));
  const pixels: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const colour = toPixel(bands[Math.floor((row * bands.length) / rows)] ?? near);
    for (let column = 0; column < columns; column += 1) pixels.push(...colour);
  }
  return Buffer.from(rgbaToThumbHash(columns, rows, Uint8Array.from(pixels))).toString('base64');
}

/** Returns the metadata of a master without rendering it. */
export function getMasterMetadata(master: DemoMaster) {
  const subject = getArtworkSubject(master.key);
  const size = getMasterSize(master);
  return {
    kind: master.kind,
    storageKey: getMasterStorageKey(master),
    ...size,
    placeholder: createPlaceholder(subject.art.palette, size),
    ...(master.kind === 'hero' && heroFocalPoint),
  };
}

/** The subject of hero artwork is on the right; the page's text is on the left. */
const heroFocalPoint = { focalX: 0.69, focalY: 0.46 };

/** Returns the metadata of a person's portrait. */
export function getPortraitMetadata({ key, appearance }: DemoPerson) {
  return {
    kind: 'poster' as const,
    storageKey: `artwork/demo-${artworkVersion}/${key}/${portraitKind}.jpg`,
    ...portraitSize,
    placeholder: createPlaceholder(appearance.palette, portraitSize),
  };
}
