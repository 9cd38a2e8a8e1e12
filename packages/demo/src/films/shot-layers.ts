// Renders the images of a shot: one image for a zoom, several parallax layers for a tracking shot.

import sharp from 'sharp';
import { renderSvgDocument } from '../artwork/canvas.ts';
import { createSubjectCanvas, drawScene, drawTitleCard, drawVignette } from '../artwork/composition.ts';
import type { DemoTitle } from '../model.ts';
import { drawEndCard } from './end-card.ts';
import { toEvenSize } from './film-format.ts';
import type { Shot } from './shots.ts';

export interface ParallaxLayer {
  png: Buffer;
  width: number;
  height: number;
  /** Pixels per frame; an even number because of chroma subsampling. */
  speed: number;
}

/** Size of a zoom's image relative to the frame. */
const zoomImageScale = 1.22;

/** Vertical focus of close-ups: subjects stand in the lower half. */
const closeUpFocusY = 0.86;

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}

function getLayerSpeed(depth: number, scale: number): number {
  if (depth < 0.15) return 0;
  return toEvenSize((depth < 0.55 ? 2 : depth < 0.88 ? 4 : 6) * scale);
}

async function drawZoomShot(
  title: DemoTitle,
  shot: Shot,
  width: number,
  height: number,
): Promise<ParallaxLayer[]> {
  const size = { width: toEvenSize(width * zoomImageScale), height: toEvenSize(height * zoomImageScale) };
  const subject = { ...title, art: shot.art };
  let svg: string;
  if (shot.kind === 'title') svg = drawTitleCard(title, size.width, size.height);
  else if (shot.kind === 'end') svg = drawEndCard(title, size.width, size.height);
  else {
    const canvas = createSubjectCanvas(subject, size.width, size.height, { x: shot.focusX, y: 0.47 }, shot);
    const fragments = drawScene(subject, canvas).map((layer) => layer.markup);
    svg = renderSvgDocument(canvas, [...fragments, drawVignette(canvas)]);
  }
  return [{ ...size, png: await rasterise(svg), speed: 0 }];
}

async function drawTrackingShot(
  title: DemoTitle,
  shot: Shot,
  width: number,
  height: number,
): Promise<ParallaxLayer[]> {
  const subject = { ...title, art: shot.art };
  const scale = Math.max(1, height / 720);
  const maxSpeed = getLayerSpeed(1, scale);
  const layerWidth = toEvenSize(width + maxSpeed * shot.frameCount);
  // The layers are aligned in the middle of the shot; only then is the subject at its focal point.
  const focusX = 0.5 + ((shot.focusX - 0.5) * width) / layerWidth;
  const canvas = createSubjectCanvas(
    subject,
    layerWidth * shot.zoom,
    height * shot.zoom,
    { x: focusX, y: 0.47 },
    shot,
  );
  const viewBox = {
    x: (canvas.width - layerWidth) * focusX,
    y: (canvas.height - height) * closeUpFocusY,
    width: layerWidth,
    height,
  };
  const markupBySpeed = new Map<number, string[]>();
  for (const { depth, markup } of drawScene(subject, canvas)) {
    const speed = getLayerSpeed(depth, scale);
    markupBySpeed.set(speed, [...(markupBySpeed.get(speed) ?? []), markup]);
  }
  return Promise.all(
    [...markupBySpeed].map(async ([speed, fragments]) => ({
      png: await rasterise(renderSvgDocument(canvas, fragments, viewBox)),
      width: layerWidth,
      height,
      speed,
    })),
  );
}

/** Renders the layers of a shot as PNG, the farthest first. */
export const drawShotLayers = (
  title: DemoTitle,
  shot: Shot,
  width: number,
  height: number,
): Promise<ParallaxLayer[]> =>
  shot.move === 'push' || shot.move === 'pull'
    ? drawZoomShot(title, shot, width, height)
    : drawTrackingShot(title, shot, width, height);
