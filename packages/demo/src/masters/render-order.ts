// The order in which masters are prerendered: the first screen of the home page, its rows, all thumbnails, everything
// else.

import { demoChannels } from '../live/channels.ts';
import { demoPremieres, demoScreenings } from '../live/events.ts';
import { demoHome } from '../pages/home.ts';
import { demoPlaylists } from '../playlists.ts';
import { promoArtworkKeys } from '../realm/promo-items.ts';
import { demoSeries, demoTitles } from '../titles/index.ts';
import { type DemoMaster, type MasterKind, masterKinds } from './masters.ts';

const rowItems = demoHome.buckets.flatMap(({ content, displayPosters }) =>
  content.kind === 'list' ? content.keys.map((key) => ({ key, displayPosters })) : [],
);

const allKeys = [
  ...[...demoPremieres, ...demoScreenings].map(({ subject }) => subject.key),
  ...demoChannels.map(({ key }) => key),
  ...demoSeries.map(({ key }) => key),
  ...demoTitles.map(({ key }) => key),
  ...demoPlaylists.map(({ key }) => key),
  ...demoSeries.flatMap(({ seasons }) => seasons.map(({ key }) => key)),
];

const heroKeys = demoHome.heroes.map(({ subject }) => subject.key);

/** Lists each master once: those of the home page and all thumbnails (`home`), then all others. */
export function listMastersInRenderOrder(): { home: DemoMaster[]; rest: DemoMaster[] } {
  const listedKeys = new Set<string>();
  const takeUnlistedMasters = (kind: MasterKind, keys: readonly string[]): DemoMaster[] =>
    keys.flatMap((key) => {
      const id = `${kind} ${key}`;
      if (listedKeys.has(id)) return [];
      listedKeys.add(id);
      return [{ key, kind }];
    });
  const home = [
    ...takeUnlistedMasters('hero', heroKeys.slice(0, 1)),
    ...takeUnlistedMasters(
      'thumbnail',
      rowItems.slice(0, 6).map(({ key }) => key),
    ),
    ...takeUnlistedMasters('heroPortrait', heroKeys.slice(0, 1)),
    ...takeUnlistedMasters('hero', Object.values(promoArtworkKeys)),
    ...rowItems.flatMap(({ key, displayPosters }) =>
      takeUnlistedMasters(displayPosters ? 'poster' : 'thumbnail', [key]),
    ),
    ...takeUnlistedMasters('hero', heroKeys),
    ...takeUnlistedMasters('thumbnail', allKeys),
    ...takeUnlistedMasters('heroPortrait', heroKeys),
  ];
  return { home, rest: masterKinds.flatMap((kind) => takeUnlistedMasters(kind, allKeys)) };
}

/** Widths of the WebP variants that pages request first. */
export const prerenderedWidths: Readonly<Record<MasterKind, readonly number[]>> = {
  thumbnail: [480, 720],
  poster: [480],
  hero: [1280, 1920],
  heroPortrait: [720, 1620],
};
