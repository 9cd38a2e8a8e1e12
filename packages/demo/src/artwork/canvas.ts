// The SVG canvas of a scene: its size, focal point, palette, random generator and gradient definitions. A
// scene returns layers from far to near; artwork stacks them, films move them against each other.

import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

export interface Layer {
  /** 0 is the background, 1 the foreground. */
  depth: number;
  markup: string;
}

interface GradientStop {
  offset: number;
  colour: string;
  opacity?: number;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Base length for sizes in a scene, in pixels. */
  readonly unit: number;
  readonly random: Random;
  readonly palette: Palette;
  readonly motif: string;
  /** Focal point in pixels: the position of the subject. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Interpolates between the palette's far and near colours; `depth` is 0 to 1. */
  getDepthColour(depth: number): string;
  /** Returns a fill; the gradient runs from top to bottom by default. */
  createLinearGradient(stops: readonly GradientStop[], direction?: 'down' | 'across' | 'diagonal'): string;
  /** Returns a fill; centre and radius are in pixels of the canvas. */
  createRadialGradient(x: number, y: number, radius: number, stops: readonly GradientStop[]): string;
  addDefinition(renderMarkup: (id: string) => string): string;
  renderDefinitions(): string;
}

export interface CanvasOptions {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
  motif?: string;
  /** Focal point as a share of the width and the height. */
  focus: { x: number; y: number };
}

const renderStop = ({ offset, colour, opacity }: GradientStop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

const gradientVectors = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

/** Creates an empty canvas. */
export function createCanvas(options: CanvasOptions): Canvas {
  const { width, height, random, palette } = options;
  const definitions: string[] = [];
  const addDefinition = (renderMarkup: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(renderMarkup(id));
    return id;
  };
  return {
    width,
    height,
    unit: Math.min(height, width * 1.1),
    random,
    palette,
    motif: options.motif ?? '',
    focus: { x: options.focus.x * width, y: options.focus.y * height },
    getDepthColour: (depth) => mix(palette.far, palette.near, depth),
    createLinearGradient: (stops, direction = 'down') => {
      const markup = stops.map(renderStop).join('');
      const id = addDefinition(
        (id) => `<linearGradient id="${id}" ${gradientVectors[direction]}>${markup}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    createRadialGradient: (x, y, radius, stops) => {
      const markup = stops.map(renderStop).join('');
      const geometry = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"`;
      const id = addDefinition(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${markup}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    addDefinition,
    renderDefinitions: () => definitions.join(''),
  };
}

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wraps markup in an SVG document. A view box crops it. */
export function renderSvgDocument(canvas: Canvas, fragments: readonly string[], viewBox?: ViewBox): string {
  const { x, y, width, height } = viewBox ?? { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<defs>${canvas.renderDefinitions()}</defs>${fragments.join('')}</svg>`
  );
}
