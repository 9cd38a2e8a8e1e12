import type { Thumbnail } from './engine.ts';
import type { Storyboard } from './source.ts';

/** The tile that shows the given second; null when the storyboard has none for it. */
export function storyboardTile(storyboard: Storyboard, seconds: number): Thumbnail | null {
  const { sheets, columns, rows, tileWidth, tileHeight, interval } = storyboard;
  const perSheet = columns * rows;
  if (!(interval > 0) || !(perSheet > 0) || sheets.length === 0) return null;
  const last = sheets.length * perSheet - 1;
  const index = Math.min(last, Math.max(0, Math.floor(seconds / interval)));
  const sheet = sheets[Math.floor(index / perSheet)];
  if (!sheet) return null;
  const place = index % perSheet;
  return {
    url: sheet.url,
    x: (place % columns) * tileWidth,
    y: Math.floor(place / columns) * tileHeight,
    width: tileWidth,
    height: tileHeight,
    sheetWidth: columns * tileWidth,
    sheetHeight: rows * tileHeight,
  };
}
