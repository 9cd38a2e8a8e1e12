// Typesets a title: chooses line breaks and sizes so that the block fills its box.

import type { FontName, Lettering } from '../model.ts';
import { outlineText, type TextOutline } from './fonts.ts';

export interface TypesetLine {
  d: string;
  x: number;
  /** Position of the baseline. */
  y: number;
  /** Top of the ink. */
  top: number;
  width: number;
  height: number;
  /** Scale from the path's units to the block's. */
  scale: number;
  isMinor: boolean;
}

interface TypesetBlock {
  lines: TypesetLine[];
  width: number;
  height: number;
}

const capitalFonts: ReadonlySet<FontName> = new Set([
  'bebas-neue',
  'staatliches',
  'monoton',
  'orbitron',
  'oswald',
  'oswald-light',
]);

const minorWords = new Set('a an and at by for from in of on or the to with la el de y &'.split(' '));

const referenceSize = 200;

interface TextRow {
  text: string;
  isMinor: boolean;
}

/** Lists all ways to break words into at most `maxLines` lines. */
function listLineBreaks(words: readonly string[], maxLines: number): string[][] {
  if (words.length === 0) return [[]];
  if (maxLines === 1) return [[words.join(' ')]];
  const results: string[][] = [];
  for (let count = 1; count <= words.length; count++) {
    const firstLine = words.slice(0, count).join(' ');
    for (const otherLines of listLineBreaks(words.slice(count), maxLines - 1))
      results.push([firstLine, ...otherLines]);
  }
  return results;
}

/** Puts runs of minor words in their own rows between the major ones. */
function splitSteppedRows(words: readonly string[], shouldJoinMajorWords: boolean): TextRow[] {
  const rows: TextRow[] = [];
  for (const text of words) {
    const isMinor = minorWords.has(text.toLowerCase());
    const lastRow = rows.at(-1);
    if (lastRow && lastRow.isMinor === isMinor && (isMinor || shouldJoinMajorWords))
      lastRow.text += ` ${text}`;
    else rows.push({ text, isMinor });
  }
  return rows;
}

function listCandidateRows(title: string, lettering: Lettering): TextRow[][] {
  const words = title.split(' ');
  if (lettering.layout === 'steps' && words.some((word) => minorWords.has(word.toLowerCase()))) {
    return [splitSteppedRows(words, false), splitSteppedRows(words, true)];
  }
  const lineBreaks = listLineBreaks(words, Math.min(4, words.length)).filter(
    (lines) =>
      lines.length === 1 ||
      !lines.some((line) => line.split(' ').every((word) => minorWords.has(word.toLowerCase()))),
  );
  return lineBreaks.map((lines) => lines.map((text) => ({ text, isMinor: false })));
}

interface ShapedRow extends TextRow {
  outline: TextOutline;
  inkWidth: number;
  inkHeight: number;
}

function shapeRow(row: TextRow, lettering: Lettering): ShapedRow {
  const isUppercase = capitalFonts.has(lettering.font);
  const tracking = (lettering.tracking ?? 0) + (row.isMinor ? 0.12 : 0);
  const text = isUppercase ? row.text.toUpperCase() : row.text;
  const font = row.isMinor && lettering.font === 'monoton' ? 'oswald-light' : lettering.font;
  const outline = outlineText(font, text, referenceSize, tracking);
  const { x1, y1, x2, y2 } = outline.box;
  return { ...row, outline, inkWidth: x2 - x1, inkHeight: y2 - y1 };
}

/** Lays rows out in a block 1000 wide; `align` is 0 for left, 0.5 for centred, 1 for right. */
function layOutRows(shapedRows: readonly ShapedRow[], lettering: Lettering, align: number): TypesetBlock {
  const width = 1000;
  const majorRows = shapedRows.filter((row) => !row.isMinor);
  const widest = Math.max(...majorRows.map((row) => row.inkWidth));
  const narrowest = Math.min(...majorRows.map((row) => row.inkWidth));
  // The maximum keeps a two-letter word from being much larger than the rest.
  const maxScaleRatio = Math.min(widest / narrowest, 2.1);
  const gap = capitalFonts.has(lettering.font) ? 0.15 : 0.2;
  const lines: TypesetLine[] = [];
  let y = 0;
  for (const row of shapedRows) {
    const uniformScale = width / widest;
    const justifiedScale = Math.min(width / row.inkWidth, uniformScale * maxScaleRatio);
    const scale = row.isMinor
      ? Math.min(uniformScale * 0.36, (width * 0.5) / row.inkWidth)
      : lettering.layout === 'line'
        ? uniformScale
        : justifiedScale;
    const rowWidth = row.inkWidth * scale;
    const rowHeight = row.inkHeight * scale;
    if (lines.length > 0) y += gap * Math.min(rowHeight, lines.at(-1)?.height ?? rowHeight, 190) + 14;
    const inset = (width - rowWidth) * align;
    lines.push({
      d: row.outline.d,
      x: inset - row.outline.box.x1 * scale,
      y: y - row.outline.box.y1 * scale,
      top: y,
      width: rowWidth,
      height: rowHeight,
      scale,
      isMinor: row.isMinor,
    });
    y += rowHeight;
  }
  return { lines, width, height: y };
}

export interface FittedBlock extends TypesetBlock {
  /** Scale from the block's units to pixels. */
  scale: number;
}

/** Returns the block that fills the box best; `align` is 0 for left, 0.5 for centred, 1 for right. */
export function typesetTitle(
  title: string,
  lettering: Lettering,
  boxWidth: number,
  boxHeight: number,
  align: number,
): FittedBlock {
  let bestBlock: FittedBlock | undefined;
  let bestScore = 0;
  for (const rows of listCandidateRows(title, lettering)) {
    const shapedRows = rows.map((row) => shapeRow(row, lettering));
    const block = layOutRows(shapedRows, lettering, align);
    const scale = Math.min(boxWidth / block.width, boxHeight / block.height);
    // Compares the area of the ink: a ragged block of the same size reads smaller.
    const inkArea = block.lines.reduce((sum, line) => sum + line.width * line.height, 0) * scale * scale;
    const majorScales = block.lines.filter((line) => !line.isMinor).map((line) => line.scale);
    const scaleVariation = Math.max(...majorScales) / Math.min(...majorScales) - 1;
    const score = inkArea * (1 - Math.min(0.7, scaleVariation * 0.35));
    if (score > bestScore) {
      bestBlock = { ...block, scale };
      bestScore = score;
    }
  }
  if (!bestBlock) throw new Error(`The title “${title}” has no words`);
  return bestBlock;
}
