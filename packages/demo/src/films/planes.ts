// Draws the pictures of a shot: one for shots that push or pull, a few planes for shots that track.

import sharp from 'sharp';
import { drawScene, drawTitleCard, gradeOf, stageFor } from '../artwork/compose.ts';
import { svgDocument } from '../artwork/stage.ts';
import type { DemoTitle } from '../model.ts';
import { drawEndCard } from './end-card.ts';
import { even } from './even.ts';
import type { Shot } from './shots.ts';

export interface Plane {
  png: Buffer;
  width: number;
  height: number;
  /** Pixels a frame; even numbers, because chroma is halved. */
  speed: number;
}

/** How much larger than the frame a picture is that will be pushed into. */
const pushMargin = 1.22;

/** Where close shots look: subjects stand in the lower half. */
const closeUpHeight = 0.86;

async function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}

function speedAt(depth: number, scale: number): number {
  if (depth < 0.15) return 0;
  return even((depth < 0.55 ? 2 : depth < 0.88 ? 4 : 6) * scale);
}

async function flat(title: DemoTitle, shot: Shot, width: number, height: number): Promise<Plane[]> {
  const size = { width: even(width * pushMargin), height: even(height * pushMargin) };
  const subject = { ...title, art: shot.art };
  let svg: string;
  if (shot.kind === 'title') svg = drawTitleCard(title, size.width, size.height);
  else if (shot.kind === 'end') svg = drawEndCard(title, size.width, size.height);
  else {
    const stage = stageFor(subject, size.width, size.height, { x: shot.focusX, y: 0.47 }, shot);
    const bodies = drawScene(subject, stage).map((layer) => layer.body);
    svg = svgDocument(stage, [...bodies, gradeOf(stage)]);
  }
  return [{ ...size, png: await png(svg), speed: 0 }];
}

async function layered(title: DemoTitle, shot: Shot, width: number, height: number): Promise<Plane[]> {
  const subject = { ...title, art: shot.art };
  const scale = Math.max(1, height / 720);
  const fastest = speedAt(1, scale);
  const wide = even(width + fastest * shot.frames);
  // The subject stands where it should at the middle of the shot, when all planes are aligned.
  const focusX = 0.5 + ((shot.focusX - 0.5) * width) / wide;
  const stage = stageFor(subject, wide * shot.lens, height * shot.lens, { x: focusX, y: 0.47 }, shot);
  const view = {
    x: (stage.width - wide) * focusX,
    y: (stage.height - height) * closeUpHeight,
    width: wide,
    height,
  };
  const bySpeed = new Map<number, string[]>();
  for (const { depth, body } of drawScene(subject, stage)) {
    const speed = speedAt(depth, scale);
    bySpeed.set(speed, [...(bySpeed.get(speed) ?? []), body]);
  }
  return Promise.all(
    [...bySpeed].map(async ([speed, bodies]) => ({
      png: await png(svgDocument(stage, bodies, view)),
      width: wide,
      height,
      speed,
    })),
  );
}

export const drawPlanes = (title: DemoTitle, shot: Shot, width: number, height: number): Promise<Plane[]> =>
  shot.move === 'push' || shot.move === 'pull'
    ? flat(title, shot, width, height)
    : layered(title, shot, width, height);
