// From a title to the bytes of its pictures. The same title gives the same bytes.

import sharp from 'sharp';
import type { Pictured } from '../model.ts';
import { lighten, lightness } from './colour.ts';
import { drawPicture, type Focus, type Frame, stageFor, standsLow } from './compose.ts';
import { grainTile } from './grain.ts';
import { group } from './shapes.ts';
import { svgDocument } from './stage.ts';
import { drawWordmark } from './wordmark.ts';

export type ArtworkKind = 'thumbnail' | 'poster' | 'hero' | 'heroPortrait' | 'titleImage';

export interface Artwork {
  data: Buffer;
  width: number;
  height: number;
  mimeType: 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  /** What should stay in sight when the picture is cropped, each from 0 to 1. */
  focus: Focus;
}

/** Changes whenever the drawings do, so that what was kept from before is made again. */
export const artworkVersion = '3';

/** The box of a title image is a limit: the image itself is as large as its letters. */
export const artworkSizes: Readonly<Record<ArtworkKind, { width: number; height: number }>> = {
  thumbnail: { width: 1280, height: 720 },
  poster: { width: 800, height: 1200 },
  hero: { width: 1920, height: 1080 },
  heroPortrait: { width: 1080, height: 1440 },
  titleImage: { width: 1000, height: 420 },
};

/** Hardly any beside the letters: they begin where the words below them begin. Above there is some for their glow. */
const besideLetters = 6;
const aboveLetters = 30;

/** The share of an upright hero that is not behind the words: who stands low in a picture stands above them. */
const aboveWords = 0.58;

async function renderTitleImage(subject: Pictured): Promise<Artwork> {
  const { width, height } = artworkSizes.titleImage;
  const drawn = stageFor(subject, width, height, { x: 0.5, y: 0.5 });
  // Title images stand on the realm's dark ground, whatever the picture's own lettering stood on.
  const { text, light } = drawn.colours;
  const stage = {
    ...drawn,
    colours: { ...drawn.colours, text: lightness(text) > 0.5 ? text : lighten(light, 0.4) },
  };
  const mark = drawWordmark(stage, subject.text.en.title, subject.art.lettering, {
    boxWidth: width - besideLetters * 2,
    boxHeight: height - aboveLetters * 2,
    align: 'left',
  });
  const whole = {
    ...stage,
    width: Math.ceil(mark.width + besideLetters * 2),
    height: Math.ceil(mark.height + aboveLetters * 2),
  };
  const svg = svgDocument(whole, [group(mark.body, `translate(${besideLetters} ${aboveLetters})`)]);
  const { data, info } = await sharp(Buffer.from(svg))
    .webp({ quality: 88, alphaQuality: 92, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, mimeType: 'image/webp', focus: { x: 0.5, y: 0.5 } };
}

export async function renderArtwork(subject: Pictured, kind: ArtworkKind): Promise<Artwork> {
  if (kind === 'titleImage') return renderTitleImage(subject);
  const { width, height } = artworkSizes[kind];
  const frame: Frame = {
    width,
    height,
    shape: height > width ? 'tall' : 'wide',
    lettered: kind === 'thumbnail' || kind === 'poster',
    hero: kind === 'hero' || kind === 'heroPortrait',
  };
  const above = kind === 'heroPortrait' && standsLow(subject.art) ? aboveWords : 1;
  const drawnHeight = Math.round(height * above);
  const { svg, focus } = drawPicture(subject, { ...frame, height: drawnHeight });
  const whole = await sharp(Buffer.from(svg))
    .flatten()
    .extend({ bottom: height - drawnHeight, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const data = await sharp(whole)
    .composite([{ input: await grainTile(), tile: true, blend: 'over' }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { data, width, height, mimeType: 'image/jpeg', focus: { ...focus, y: focus.y * above } };
}
