// Sets a title as a wordmark: chooses where lines break and how large each is, so that the block fills its box well.

import type { FontName, Lettering } from '../model.ts';
import { type Glyphs, glyphs } from './fonts.ts';

export interface SetLine {
  d: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** Of the ink. */
  top: number;
  width: number;
  height: number;
  /** From the path's units to the block's. */
  scale: number;
  small: boolean;
}

interface SetBlock {
  lines: SetLine[];
  width: number;
  height: number;
}

const capitals: ReadonlySet<FontName> = new Set([
  'bebas-neue',
  'staatliches',
  'monoton',
  'orbitron',
  'oswald',
  'oswald-light',
]);

const smallWords = new Set('a an and at by for from in of on or the to with la el de y &'.split(' '));

const reference = 200;

interface Row {
  text: string;
  small: boolean;
}

/** All ways to break words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]];
  if (most === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let take = 1; take <= words.length; take++) {
    const head = words.slice(0, take).join(' ');
    for (const rest of breaks(words.slice(take), most - 1)) found.push([head, ...rest]);
  }
  return found;
}

/** Runs of small words get rows of their own between the large ones. */
function steppedRows(words: readonly string[], join: boolean): Row[] {
  const rows: Row[] = [];
  for (const text of words) {
    const small = smallWords.has(text.toLowerCase());
    const last = rows.at(-1);
    if (last && last.small === small && (small || join)) last.text += ` ${text}`;
    else rows.push({ text, small });
  }
  return rows;
}

function candidates(title: string, lettering: Lettering): Row[][] {
  const words = title.split(' ');
  if (lettering.layout === 'steps' && words.some((word) => smallWords.has(word.toLowerCase()))) {
    return [steppedRows(words, false), steppedRows(words, true)];
  }
  const settings = breaks(words, Math.min(4, words.length)).filter(
    (lines) =>
      lines.length === 1 ||
      !lines.some((line) => line.split(' ').every((word) => smallWords.has(word.toLowerCase()))),
  );
  return settings.map((lines) => lines.map((text) => ({ text, small: false })));
}

interface Cut extends Row {
  shape: Glyphs;
  inkWidth: number;
  inkHeight: number;
}

function cut(row: Row, lettering: Lettering): Cut {
  const upper = capitals.has(lettering.font);
  const tracking = (lettering.tracking ?? 0) + (row.small ? 0.12 : 0);
  const text = upper ? row.text.toUpperCase() : row.text;
  const font = row.small && lettering.font === 'monoton' ? 'oswald-light' : lettering.font;
  const shape = glyphs(font, text, reference, tracking);
  const { x1, y1, x2, y2 } = shape.box;
  return { ...row, shape, inkWidth: x2 - x1, inkHeight: y2 - y1 };
}

/** Lays rows out at a block width of 1000 and says how tall that is. */
function lay(cuts: readonly Cut[], lettering: Lettering, align: number): SetBlock {
  const width = 1000;
  const large = cuts.filter((row) => !row.small);
  const widest = Math.max(...large.map((row) => row.inkWidth));
  const narrowest = Math.min(...large.map((row) => row.inkWidth));
  // Justified lines may differ in size, but a two-letter word must not tower over the rest.
  const limit = Math.min(widest / narrowest, 2.1);
  const gap = capitals.has(lettering.font) ? 0.15 : 0.2;
  const lines: SetLine[] = [];
  let y = 0;
  for (const row of cuts) {
    const even = width / widest;
    const justified = Math.min(width / row.inkWidth, even * limit);
    const scale = row.small
      ? Math.min(even * 0.36, (width * 0.5) / row.inkWidth)
      : lettering.layout === 'line'
        ? even
        : justified;
    const rowWidth = row.inkWidth * scale;
    const rowHeight = row.inkHeight * scale;
    if (lines.length > 0) y += gap * Math.min(rowHeight, lines.at(-1)?.height ?? rowHeight, 190) + 14;
    const inset = (width - rowWidth) * align;
    lines.push({
      d: row.shape.d,
      x: inset - row.shape.box.x1 * scale,
      y: y - row.shape.box.y1 * scale,
      top: y,
      width: rowWidth,
      height: rowHeight,
      scale,
      small: row.small,
    });
    y += rowHeight;
  }
  return { lines, width, height: y };
}

export interface FittedBlock extends SetBlock {
  /** From the block's units to pixels. */
  scale: number;
}

/** The block that fills a box best; `align` is 0 for left, 0.5 for centred, 1 for right. */
export function fitTitle(
  title: string,
  lettering: Lettering,
  boxWidth: number,
  boxHeight: number,
  align: number,
): FittedBlock {
  let best: FittedBlock | undefined;
  let bestArea = 0;
  for (const rows of candidates(title, lettering)) {
    const cuts = rows.map((row) => cut(row, lettering));
    const block = lay(cuts, lettering, align);
    const scale = Math.min(boxWidth / block.width, boxHeight / block.height);
    // The ink counts, not the box: a ragged block of the same size reads smaller.
    const ink = block.lines.reduce((sum, line) => sum + line.width * line.height, 0) * scale * scale;
    const sizes = block.lines.filter((line) => !line.small).map((line) => line.scale);
    const uneven = Math.max(...sizes) / Math.min(...sizes) - 1;
    const worth = ink * (1 - Math.min(0.7, uneven * 0.35));
    if (worth > bestArea) {
      best = { ...block, scale };
      bestArea = worth;
    }
  }
  if (!best) throw new Error(`Nothing to set in “${title}”`);
  return best;
}
