// A stage is what a scene draws on: its size, where the subject should stand, colours, chance, and a place for
// gradients. A scene answers with layers from far to near, which artwork stacks and films move apart.

import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

export interface Layer {
  /** 0 is as far as the sky, 1 as near as the lens. */
  depth: number;
  body: string;
}

interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The length scenes measure things by. */
  readonly unit: number;
  readonly random: Random;
  readonly colours: Palette;
  readonly motif: string;
  /** Where the subject should stand, in pixels. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The colour of things at a depth from 0 to 1. */
  ramp(depth: number): string;
  /** From top to bottom of what it fills, unless turned. */
  linear(stops: readonly Stop[], direction?: 'down' | 'across' | 'diagonal'): string;
  /** Radius in pixels of the stage. */
  radial(x: number, y: number, radius: number, stops: readonly Stop[]): string;
  define(markup: (id: string) => string): string;
  definitions(): string;
}

export interface StageOptions {
  width: number;
  height: number;
  random: Random;
  colours: Palette;
  motif?: string;
  focus: { x: number; y: number };
}

const stopMarkup = ({ at, colour, opacity }: Stop) =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

const directions = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

export function createStage(options: StageOptions): Stage {
  const { width, height, random, colours } = options;
  const definitions: string[] = [];
  const define = (markup: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return id;
  };
  return {
    width,
    height,
    unit: Math.min(height, width * 1.1),
    random,
    colours,
    motif: options.motif ?? '',
    focus: { x: options.focus.x * width, y: options.focus.y * height },
    ramp: (depth) => mix(colours.far, colours.near, depth),
    linear: (stops, direction = 'down') => {
      const body = stops.map(stopMarkup).join('');
      const id = define(
        (own) => `<linearGradient id="${own}" ${directions[direction]}>${body}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial: (x, y, radius, stops) => {
      const body = stops.map(stopMarkup).join('');
      const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"`;
      const id = define(
        (own) =>
          `<radialGradient id="${own}" gradientUnits="userSpaceOnUse" ${place}>${body}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    define,
    definitions: () => definitions.join(''),
  };
}

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A whole SVG document of the given layers, or of the part of it that a view shows. */
export function svgDocument(stage: Stage, bodies: readonly string[], view?: View): string {
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: stage.width, height: stage.height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<defs>${stage.definitions()}</defs>${bodies.join('')}</svg>`
  );
}
