import type { PackageIndex } from '../package/package-index.ts';
import { formatTimestamp } from '../text/webvtt.ts';
import { createUri, type ManifestOptions } from './manifest-uris.ts';

/** Returns the storyboard as WebVTT: one cue per tile, with spatial media fragments. Null without a storyboard. */
export function createStoryboardVtt(index: PackageIndex, options: ManifestOptions = {}): string | null {
  const { storyboard, duration } = index;
  if (!storyboard) return null;
  const { dir, sheets, columns, rows, tileWidth, tileHeight, interval, tiles } = storyboard;
  const cues = Array.from({ length: tiles }, (_, tile) => {
    const indexInSheet = tile % (columns * rows);
    const sheetName = sheets[Math.floor(tile / (columns * rows))]?.name ?? '';
    const x = (indexInSheet % columns) * tileWidth;
    const y = Math.floor(indexInSheet / columns) * tileHeight;
    const end = tile === tiles - 1 ? Math.max(duration, (tile + 0.5) * interval) : (tile + 1) * interval;
    const uri = `${createUri(`${dir}/${sheetName}`, options)}#xywh=${x},${y},${tileWidth},${tileHeight}`;
    return `${formatTimestamp(tile * interval)} --> ${formatTimestamp(end)}\n${uri}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
