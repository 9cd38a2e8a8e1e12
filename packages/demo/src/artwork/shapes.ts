// Paths that many scenes share: ridges, smooth curves, blobs, glows, stars. All are strings of SVG.

import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

export type Point = readonly [number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = (points: readonly Point[], i: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** A curve through all points. */
export function curve(points: readonly Point[], tension = 1 / 6): string {
  let path = `M${n(at(points, 0)[0])} ${n(at(points, 0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      at(points, i - 1),
      at(points, i),
      at(points, i + 1),
      at(points, i + 2),
    ];
    path +=
      `C${n(from[0] + (to[0] - before[0]) * tension)} ${n(from[1] + (to[1] - before[1]) * tension)} ` +
      `${n(to[0] - (after[0] - from[0]) * tension)} ${n(to[1] - (after[1] - from[1]) * tension)} ` +
      `${n(to[0])} ${n(to[1])}`;
  }
  return path;
}

/** A closed curve through all points. */
function loop(points: readonly Point[]): string {
  const ring = [...points, at(points, 0), at(points, 1)];
  let path = `M${n(at(points, 0)[0])} ${n(at(points, 0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const before = i === 0 ? at(points, points.length - 1) : at(ring, i - 1);
    const [from, to, after] = [at(ring, i), at(ring, i + 1), at(ring, i + 2)];
    path +=
      `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ` +
      `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return `${path}Z`;
}

/** A broken line from 0 to width around y, rougher with every halving kept. */
export function ridgePoints(
  random: Random,
  width: number,
  y: number,
  amplitude: number,
  rounds = 7,
  keep = 0.52,
): Point[] {
  let heights = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
  let scale = 0.7;
  for (let round = 0; round < rounds; round++) {
    const finer: number[] = [];
    heights.forEach((height, i) => {
      const following = heights[i + 1];
      finer.push(height);
      if (following !== undefined) finer.push((height + following) / 2 + random.between(-scale, scale));
    });
    heights = finer;
    scale *= keep;
  }
  const step = width / (heights.length - 1);
  return heights.map((height, i) => [i * step, y - height * amplitude] as const);
}

export const fillBelow = (line: string, width: number, bottom: number): string =>
  `${line}L${n(width)} ${n(bottom)}L0 ${n(bottom)}Z`;

export function blob(
  random: Random,
  x: number,
  y: number,
  radius: number,
  corners = 9,
  wobble = 0.16,
): string {
  const turn = random.between(0, Math.PI * 2);
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i / corners) * Math.PI * 2;
    const reach = radius * (1 + random.between(-wobble, wobble));
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return loop(points);
}

export const rect = (x: number, y: number, width: number, height: number, rest: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;

export const circle = (x: number, y: number, radius: number, rest: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${rest}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`;

export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

export const group = (body: string, transform: string, rest = ''): string =>
  `<g transform="${transform}" ${rest}>${body}</g>`;

export const placed = (body: string, x: number, y: number, scale = 1, flip = false, turn = 0): string =>
  group(
    body,
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`,
  );

export const everywhere = (stage: Stage, fill: string, rest = ''): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${fill}" ${rest}/>`;

export function skyFill(stage: Stage, horizon = 1): string {
  const [top, middle, low] = stage.colours.sky;
  const fill = stage.linear([
    { at: 0, colour: top },
    { at: 0.55 * horizon, colour: middle },
    { at: Math.min(1, horizon), colour: low },
  ]);
  return everywhere(stage, fill);
}

/** Light around a point that fades to nothing. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.8,
): string {
  const fill = stage.radial(x, y, radius, [
    { at: 0, colour, opacity: strength },
    { at: 0.25, colour, opacity: strength * 0.5 },
    { at: 0.6, colour, opacity: strength * 0.12 },
    { at: 1, colour, opacity: 0 },
  ]);
  return circle(x, y, radius, `fill="${fill}"`);
}

export function disc(stage: Stage, x: number, y: number, radius: number, colour: string, halo = 5): string {
  return glow(stage, x, y, radius * halo, colour, 0.7) + circle(x, y, radius, `fill="${colour}"`);
}

export function starField(stage: Stage, count: number, bottom: number, colour = '#ffffff'): string {
  const random = stage.random.fork('stars');
  let body = '';
  for (let i = 0; i < count; i++) {
    const size = random.next() ** 4 * 0.0024 + 0.0006;
    body += circle(
      random.between(0, stage.width),
      random.next() ** 1.3 * bottom,
      Math.max(0.6, size * stage.unit),
      `opacity="${n(random.between(0.3, 1))}"`,
    );
  }
  return `<g fill="${colour}">${body}</g>`;
}

/** A flat bank of mist that is thickest at its lower edge. */
export function mist(stage: Stage, y: number, height: number, colour: string, strength = 0.5): string {
  const fill = stage.linear([
    { at: 0, colour, opacity: 0 },
    { at: 0.75, colour, opacity: strength },
    { at: 1, colour, opacity: 0 },
  ]);
  return rect(0, y, stage.width, height, `fill="${fill}"`);
}
