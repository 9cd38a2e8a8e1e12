// SVG elements and path data that several scenes share.

import type { Canvas } from './canvas.ts';
import type { Random } from './random.ts';

export type Point = readonly [number, number];

/** Formats a number for SVG with at most one decimal. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

const getClampedPoint = (points: readonly Point[], i: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];

/** Path data of straight lines through all points. */
export const buildPolyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${formatNumber(x)} ${formatNumber(y)}`).join('');

/** Path data of a smooth curve through all points. */
export function buildCurve(points: readonly Point[], tension = 1 / 6): string {
  let path = `M${formatNumber(getClampedPoint(points, 0)[0])} ${formatNumber(getClampedPoint(points, 0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [previous, from, to, next] = [
      getClampedPoint(points, i - 1),
      getClampedPoint(points, i),
      getClampedPoint(points, i + 1),
      getClampedPoint(points, i + 2),
    ];
    path +=
      `C${formatNumber(from[0] + (to[0] - previous[0]) * tension)} ${formatNumber(from[1] + (to[1] - previous[1]) * tension)} ` +
      `${formatNumber(to[0] - (next[0] - from[0]) * tension)} ${formatNumber(to[1] - (next[1] - from[1]) * tension)} ` +
      `${formatNumber(to[0])} ${formatNumber(to[1])}`;
  }
  return path;
}

/** Path data of a smooth closed curve through all points. */
function buildClosedCurve(points: readonly Point[]): string {
  const ring = [...points, getClampedPoint(points, 0), getClampedPoint(points, 1)];
  let path = `M${formatNumber(getClampedPoint(points, 0)[0])} ${formatNumber(getClampedPoint(points, 0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const previousPoint = i === 0 ? getClampedPoint(points, points.length - 1) : getClampedPoint(ring, i - 1);
    const [from, to, next] = [
      getClampedPoint(ring, i),
      getClampedPoint(ring, i + 1),
      getClampedPoint(ring, i + 2),
    ];
    path +=
      `C${formatNumber(from[0] + (to[0] - previousPoint[0]) / 6)} ${formatNumber(from[1] + (to[1] - previousPoint[1]) / 6)} ` +
      `${formatNumber(to[0] - (next[0] - from[0]) / 6)} ${formatNumber(to[1] - (next[1] - from[1]) / 6)} ${formatNumber(to[0])} ${formatNumber(to[1])}`;
  }
  return `${path}Z`;
}

/** Points of a mountain ridge from x = 0 to `width` around y, by midpoint displacement. */
export function createRidgePoints(
  random: Random,
  width: number,
  y: number,
  amplitude: number,
  subdivisions = 7,
  roughness = 0.52,
): Point[] {
  let heights = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
  let scale = 0.7;
  for (let step = 0; step < subdivisions; step++) {
    const subdividedHeights: number[] = [];
    heights.forEach((height, i) => {
      const nextHeight = heights[i + 1];
      subdividedHeights.push(height);
      if (nextHeight !== undefined)
        subdividedHeights.push((height + nextHeight) / 2 + random.between(-scale, scale));
    });
    heights = subdividedHeights;
    scale *= roughness;
  }
  const spacing = width / (heights.length - 1);
  return heights.map((height, i) => [i * spacing, y - height * amplitude] as const);
}

/** Path data of the area between a line, which runs from x = 0 to `width`, and y = `bottom`. */
export const buildAreaBelow = (line: string, width: number, bottom: number): string =>
  `${line}L${formatNumber(width)} ${formatNumber(bottom)}L0 ${formatNumber(bottom)}Z`;

/** Path data of a closed curve around a centre with a randomly varied radius. */
export function buildBlob(
  random: Random,
  x: number,
  y: number,
  radius: number,
  pointCount = 9,
  wobble = 0.16,
): string {
  const startAngle = random.between(0, Math.PI * 2);
  const points: Point[] = [];
  for (let i = 0; i < pointCount; i++) {
    const angle = startAngle + (i / pointCount) * Math.PI * 2;
    const pointRadius = radius * (1 + random.between(-wobble, wobble));
    points.push([x + Math.cos(angle) * pointRadius, y + Math.sin(angle) * pointRadius]);
  }
  return buildClosedCurve(points);
}

export const drawRect = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" ${attributes}/>`;

export const drawCircle = (x: number, y: number, radius: number, attributes: string): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}" ${attributes}/>`;

export const drawEllipse = (x: number, y: number, rx: number, ry: number, attributes: string): string =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" ${attributes}/>`;

export const drawPath = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

export const wrapGroup = (markup: string, transform: string, attributes = ''): string =>
  `<g transform="${transform}" ${attributes}>${markup}</g>`;

/** Moves a figure's origin to x, y; mirrors, scales and rotates it (in degrees). */
export const positionFigure = (
  markup: string,
  x: number,
  y: number,
  scale = 1,
  isMirrored = false,
  rotation = 0,
): string =>
  wrapGroup(
    markup,
    `translate(${formatNumber(x)} ${formatNumber(y)})${rotation ? ` rotate(${formatNumber(rotation)})` : ''} scale(${(isMirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`,
  );

export const fillCanvas = (canvas: Canvas, fill: string, attributes = ''): string =>
  `<rect width="${canvas.width}" height="${canvas.height}" fill="${fill}" ${attributes}/>`;

/** Fills the canvas with the sky's gradient; `relativeHorizon` is the share of the height where it ends. */
export function fillSky(canvas: Canvas, relativeHorizon = 1): string {
  const [skyTop, skyMiddle, skyLow] = canvas.palette.sky;
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: skyTop },
    { offset: 0.55 * relativeHorizon, colour: skyMiddle },
    { offset: Math.min(1, relativeHorizon), colour: skyLow },
  ]);
  return fillCanvas(canvas, fill);
}

/** A radial gradient that fades to transparent. */
export function drawGlow(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 0.8,
): string {
  const fill = canvas.createRadialGradient(x, y, radius, [
    { offset: 0, colour, opacity },
    { offset: 0.25, colour, opacity: opacity * 0.5 },
    { offset: 0.6, colour, opacity: opacity * 0.12 },
    { offset: 1, colour, opacity: 0 },
  ]);
  return drawCircle(x, y, radius, `fill="${fill}"`);
}

/** A disc with a glow, such as a sun or a moon. The radius of the glow is relative to that of the disc. */
export function drawDisc(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  relativeGlowRadius = 5,
): string {
  return (
    drawGlow(canvas, x, y, radius * relativeGlowRadius, colour, 0.7) +
    drawCircle(x, y, radius, `fill="${colour}"`)
  );
}

export function drawStarField(canvas: Canvas, count: number, bottom: number, colour = '#ffffff'): string {
  const random = canvas.random.fork('stars');
  let markup = '';
  for (let i = 0; i < count; i++) {
    const size = random.next() ** 4 * 0.0024 + 0.0006;
    markup += drawCircle(
      random.between(0, canvas.width),
      random.next() ** 1.3 * bottom,
      Math.max(0.6, size * canvas.unit),
      `opacity="${formatNumber(random.between(0.3, 1))}"`,
    );
  }
  return `<g fill="${colour}">${markup}</g>`;
}

/** A horizontal band of mist, densest near its lower edge. */
export function drawMist(canvas: Canvas, y: number, height: number, colour: string, opacity = 0.5): string {
  const fill = canvas.createLinearGradient([
    { offset: 0, colour, opacity: 0 },
    { offset: 0.75, colour, opacity },
    { offset: 1, colour, opacity: 0 },
  ]);
  return drawRect(0, y, canvas.width, height, `fill="${fill}"`);
}
