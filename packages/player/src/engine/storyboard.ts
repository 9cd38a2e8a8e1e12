import type { Thumbnail } from './engine.ts';
import type { Storyboard } from './source.ts';

/** Returns the tile at a position (seconds); null when the storyboard is empty or invalid. */
export function findStoryboardTile(storyboard: Storyboard, seconds: number): Thumbnail | null {
  const { sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const tilesPerSheet = columns * rows;
  if (!(interval > 0) || !(tilesPerSheet > 0) || sheets.length === 0) return null;
  const lastIndex = sheets.length * tilesPerSheet - 1;
  const index = Math.min(lastIndex, Math.max(0, Math.floor(seconds / interval)));
  const sheet = sheets[Math.floor(index / tilesPerSheet)];
  if (!sheet) return null;
  const indexInSheet = index % tilesPerSheet;
  return {
    url: sheet.url,
    x: (indexInSheet % columns) * tileWidth,
    y: Math.floor(indexInSheet / columns) * tileHeight,
    width: tileWidth,
    height: tileHeight,
    sheetWidth: columns * tileWidth,
    sheetHeight: rows * tileHeight,
  };
}
