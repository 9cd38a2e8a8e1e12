// Converts text to SVG paths with the packaged fonts, because the server's machine may have none.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { FontName } from '../model.ts';

const require = createRequire(import.meta.url);

const fontFiles: Readonly<Record<FontName, string>> = {
  'bebas-neue': '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  'abril-fatface': '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  monoton: '@fontsource/monoton/files/monoton-latin-400-normal.woff',
  'playfair-display': '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  'playfair-italic': '@fontsource/playfair-display/files/playfair-display-latin-600-italic.woff',
  oswald: '@fontsource/oswald/files/oswald-latin-600-normal.woff',
  'oswald-light': '@fontsource/oswald/files/oswald-latin-300-normal.woff',
  pacifico: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
  orbitron: '@fontsource/orbitron/files/orbitron-latin-700-normal.woff',
  staatliches: '@fontsource/staatliches/files/staatliches-latin-400-normal.woff',
};

const loadedFonts = new Map<FontName, Font>();

function loadFont(name: FontName): Font {
  const cachedFont = loadedFonts.get(name);
  if (cachedFont) return cachedFont;
  // fontkit is loaded with the first font, because the server draws nothing after most starts.
  const { create }: typeof import('fontkit') = require('fontkit');
  const font = create(readFileSync(require.resolve(fontFiles[name])));
  if (!('layout' in font)) throw new Error(`${fontFiles[name]} is a collection, not a font`);
  loadedFonts.set(name, font);
  return font;
}

export interface TextOutline {
  d: string;
  /** Bounding box of the ink; the origin is the start of the baseline. */
  box: { x1: number; y1: number; x2: number; y2: number };
}

const pathCommands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** Returns text as one path with its baseline at y = 0. `size` is in pixels, `tracking` in em. */
export function outlineText(name: FontName, text: string, size: number, tracking = 0): TextOutline {
  const font = loadFont(name);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  let d = '';
  let pen = 0;
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    const dx = pen + (position?.xOffset ?? 0) * scale;
    const dy = -(position?.yOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands) {
      d += pathCommands[command];
      for (let k = 0; k + 1 < args.length; k += 2) {
        const x = dx + (args[k] ?? 0) * scale;
        const y = dy - (args[k + 1] ?? 0) * scale;
        d += `${x.toFixed(1)} ${y.toFixed(1)} `;
      }
    }
    const { minX, minY, maxX, maxY } = glyph.bbox;
    if (maxX > minX && glyph.path.commands.length > 0) {
      box.x1 = Math.min(box.x1, dx + minX * scale);
      box.x2 = Math.max(box.x2, dx + maxX * scale);
      box.y1 = Math.min(box.y1, dy - maxY * scale);
      box.y2 = Math.max(box.y2, dy - minY * scale);
    }
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  });
  return { d, box: Number.isFinite(box.x1) ? box : { x1: 0, y1: 0, x2: 0, y2: 0 } };
}
