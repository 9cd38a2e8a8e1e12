// The source that the player's tests play, with a storyboard, skip markers and chapters.
import type { PlayerSource } from '../src/index.ts';

export function createSource({ isArabic = false }: { isArabic?: boolean } = {}): PlayerSource {
  return {
    id: 'one',
    title: isArabic ? 'ليلة في المرصد' : 'A Night at the Observatory',
    sources: [{ type: 'dash', url: '/media/title.mpd' }],
    storyboard: {
      sheets: [{ url: '/media/storyboard.jpg' }],
      ...{ columns: 5, rows: 8, tileWidth: 160, tileHeight: 90, interval: 1 },
    },
    skipMarkers: [
      { kind: 'intro', start: 2, end: 6 },
      { kind: 'credits', start: 34, end: 40 },
    ],
    annotations: [
      { title: isArabic ? 'الافتتاح' : 'Opening', start: 0 },
      { title: isArabic ? 'تحت القبة' : 'Under the dome', start: 12 },
      { title: isArabic ? 'الفجر' : 'Dawn', start: 28 },
    ],
  };
}
