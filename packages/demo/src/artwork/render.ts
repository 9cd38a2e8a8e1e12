// Renders artwork to image files. Rendering is deterministic.

import sharp from 'sharp';
import type { ArtworkSubject } from '../model.ts';
import { renderSvgDocument } from './canvas.ts';
import { getLightness, lighten } from './colour.ts';
import {
  type ArtworkLayout,
  createSubjectCanvas,
  drawArtwork,
  type FocalPoint,
  isSubjectLow,
} from './composition.ts';
import { getGrainTile } from './grain.ts';
import { wrapGroup } from './shapes.ts';
import { drawWordmark } from './wordmark.ts';

export type ArtworkKind = 'thumbnail' | 'poster' | 'hero' | 'heroPortrait' | 'titleImage';

export interface Artwork {
  data: Buffer;
  width: number;
  height: number;
  mimeType: 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  /** Focal point for cropping; x and y are 0 to 1. */
  focus: FocalPoint;
}

/** Part of the storage keys of masters. Raise it when drawings change, so that they are rendered again. */
export const artworkVersion = '5';

export interface ArtworkSize {
  width: number;
  height: number;
}

/** Sizes in pixels. A title image is cropped to its lettering, at most this large. */
export const artworkSizes: Readonly<Record<ArtworkKind, ArtworkSize>> = {
  thumbnail: { width: 1280, height: 720 },
  poster: { width: 800, height: 1200 },
  hero: { width: 1920, height: 1080 },
  heroPortrait: { width: 1080, height: 1440 },
  titleImage: { width: 1000, height: 420 },
};

/** Space for the glow around the letters. The left edge stays almost flush with the text below a title image. */
const titleImagePaddingX = 6;
const titleImagePaddingY = 30;

/**
 * A scene with a low subject fills only this share of the height of a portrait hero, from the top, because pages show
 * their text over the rest.
 */
const heroPortraitSceneShare = 0.58;

async function renderTitleImage(subject: ArtworkSubject): Promise<Artwork> {
  const { width, height } = artworkSizes.titleImage;
  const subjectCanvas = createSubjectCanvas(subject, width, height, { x: 0.5, y: 0.5 });
  // The page shows title images on the realm's dark background, so their lettering must be light.
  const { text, light } = subjectCanvas.palette;
  const canvas = {
    ...subjectCanvas,
    palette: { ...subjectCanvas.palette, text: getLightness(text) > 0.5 ? text : lighten(light, 0.4) },
  };
  const wordmark = drawWordmark(canvas, subject.text.en.title, subject.art.lettering, {
    boxWidth: width - titleImagePaddingX * 2,
    boxHeight: height - titleImagePaddingY * 2,
    align: 'left',
  });
  const titleCanvas = {
    ...canvas,
    width: Math.ceil(wordmark.width + titleImagePaddingX * 2),
    height: Math.ceil(wordmark.height + titleImagePaddingY * 2),
  };
  const svg = renderSvgDocument(titleCanvas, [
    wrapGroup(wordmark.markup, `translate(${titleImagePaddingX} ${titleImagePaddingY})`),
  ]);
  const { data, info } = await sharp(Buffer.from(svg))
    .webp({ quality: 88, alphaQuality: 92, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, mimeType: 'image/webp', focus: { x: 0.5, y: 0.5 } };
}

/** Renders the artwork of a subject in one kind, by default in the size of that kind, as an encoded image. */
export async function renderArtwork(
  subject: ArtworkSubject,
  kind: ArtworkKind,
  { width, height }: ArtworkSize = artworkSizes[kind],
): Promise<Artwork> {
  if (kind === 'titleImage') return renderTitleImage(subject);
  const layout: ArtworkLayout = {
    width,
    height,
    orientation: height > width ? 'portrait' : 'landscape',
    hasLettering: kind === 'thumbnail' || kind === 'poster',
    isHero: kind === 'hero' || kind === 'heroPortrait',
  };
  const sceneShare = kind === 'heroPortrait' && isSubjectLow(subject.art) ? heroPortraitSceneShare : 1;
  const sceneHeight = Math.round(height * sceneShare);
  const { svg, focus } = drawArtwork(subject, { ...layout, height: sceneHeight });
  const image = await sharp(Buffer.from(svg))
    .flatten()
    .extend({ bottom: height - sceneHeight, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const data = await sharp(image)
    .composite([{ input: await getGrainTile(), tile: true, blend: 'over' }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { data, width, height, mimeType: 'image/jpeg', focus: { ...focus, y: focus.y * sceneShare } };
}
