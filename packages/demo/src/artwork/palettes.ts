// Colour palettes. Scenes refer to colours by role only.

import { darken, lighten, mix } from './colour.ts';

export interface Palette {
  /** From zenith to horizon; on a flat background from the edge to the centre. */
  sky: readonly [string, string, string];
  /** Light sources: sun, moon, lamps. */
  light: string;
  /** The colours of the background and the foreground; depths between them are interpolated. */
  far: string;
  near: string;
  /** A contrasting colour for small areas. */
  accent: string;
  /** Colour of the lettering. */
  text: string;
}

/** `skyColours`: three colours from zenith to horizon, separated by spaces. */
const definePalette = (
  skyColours: string,
  light: string,
  far: string,
  near: string,
  accent: string,
  text: string,
): Palette => {
  const [skyTop = '#000000', skyMiddle = skyTop, skyLow = skyMiddle] = skyColours.split(' ');
  return { sky: [skyTop, skyMiddle, skyLow], light, far, near, accent, text };
};

export const palettes: Readonly<Record<string, Palette>> = {
  ember: definePalette('#190d20 #7a2233 #f47a3c', '#ffdc9a', '#a8403f', '#120711', '#ff8a3d', '#fff3df'),
  tealdusk: definePalette('#0a1c30 #23607a #f4b57c', '#ffe6b8', '#3f8290', '#06121c', '#ff9f5a', '#fff6e6'),
  arctic: definePalette('#173a5c #6ba3c2 #eef4f3', '#ffffff', '#a9cbd9', '#11283a', '#ff5d47', '#ffffff'),
  aurora: definePalette('#040a1c #0c3a4e #1f9a80', '#9cffd6', '#17606a', '#030a14', '#b78bff', '#eafff7'),
  neon: definePalette('#0a0520 #3c1068 #e6337f', '#5ff2ff', '#5d2088', '#07030f', '#ff3d92', '#fdf0ff'),
  desert: definePalette('#3d1c3e #c6593a #ffcb78', '#fff3c9', '#dc864c', '#35111f', '#1fb5a8', '#fff4dd'),
  apricot: definePalette('#ffe9c7 #ffd09a #ff9b76', '#fffaf0', '#ff7d66', '#2b2350', '#e8402f', '#2b2350'),
  moss: definePalette('#0c1c17 #2f5e48 #d3e3a8', '#f7ffd4', '#719d76', '#06110d', '#f2b33d', '#f6fbe8'),
  noir: definePalette('#08080a #1a1a20 #3c3c46', '#f6ecd4', '#2b2b33', '#040405', '#dd2a31', '#f6ecd4'),
  sepia: definePalette('#2a1b11 #80562f #ebcb96', '#fff3d4', '#a97c4c', '#190e07', '#b83a25', '#fff3dc'),
  rose: definePalette('#2a1032 #a83d70 #ffb9a3', '#fff2e4', '#cb6281', '#1e0a24', '#ffd36b', '#fff2ea'),
  ultramarine: definePalette(
    '#050930 #1b32a6 #6896ff',
    '#fff6c9',
    '#2d49bd',
    '#04061c',
    '#ffcf3f',
    '#fffbe6',
  ),
  crimson: definePalette('#190306 #740f19 #dc3a2c', '#ffdcb4', '#8e1a20', '#0d0203', '#f7e7ce', '#fff0df'),
  lagoon: definePalette('#03323e #0f858d #93e8d3', '#fffce2', '#2ba79d', '#021f27', '#ff7a59', '#f4fffa'),
  lilac: definePalette('#41338f #9c7be3 #ffcae8', '#fff8da', '#8469d2', '#221955', '#ffb02e', '#fffaf0'),
  meadow: definePalette('#2f93c8 #93d6ee #fff2c2', '#ffffff', '#86cc7c', '#17523a', '#ff6b4a', '#ffffff'),
  midnight: definePalette('#03050d #0c1a36 #2c5079', '#eaf1ff', '#1e3557', '#02040a', '#ffb454', '#f3f6ff'),
  rust: definePalette('#22323d #738586 #ddb88d', '#fff4e0', '#9a826b', '#1b1818', '#d9592b', '#fff5e6'),
  lime: definePalette('#05110d #0f412f #3fce72', '#f7ffe2', '#165a3f', '#030a07', '#d9ff42', '#f4ffe0'),
  track: definePalette('#150a20 #641b40 #ff5d38', '#ffe6c4', '#8f2746', '#0e0514', '#ffd23d', '#fff1e0'),
  cream: definePalette('#efe4cf #f4ebd9 #faf4e6', '#ffffff', '#d2bd93', '#1d1a17', '#e2402a', '#1d1a17'),
  poster: definePalette('#0e4c5a #136170 #1b7a88', '#f7e8c6', '#e9b44c', '#08262e', '#ef4e37', '#f7e8c6'),
  petrol: definePalette('#06171c #11484f #46968f', '#ffe2a3', '#1f6166', '#030d10', '#ff6a45', '#fff6e2'),
  gold: definePalette('#100a04 #503511 #d2a042', '#ffedb5', '#80591e', '#0a0602', '#f4d27a', '#fff3d2'),
  coral: definePalette('#0d2a55 #3282b8 #ffb79c', '#fff5e5', '#4a92bd', '#08182f', '#ff6f61', '#fff6ee'),
  storm: definePalette('#0e1419 #364853 #93a6ab', '#f0f8ff', '#586d76', '#090d11', '#f6c945', '#f5f9fb'),
  plum: definePalette('#120a24 #3d1f63 #9a5bb0', '#ffe3f1', '#52307e', '#0a0516', '#ffb36b', '#fbf0ff'),
  tomato: definePalette('#d9392b #e5492f #f06a3e', '#fff1d6', '#b62a24', '#2a0f14', '#ffcf56', '#fff1d6'),
  mustard: definePalette('#e9a81f #f0b838 #f8cf66', '#fff8e2', '#d98d1a', '#2a1a0b', '#c8372d', '#2a1a0b'),
  sky: definePalette('#5cb7e8 #8fd2f2 #d7f0f7', '#ffffff', '#5fa3d4', '#123a63', '#ffcd3c', '#ffffff'),
  olive: definePalette('#1e2416 #5d6a36 #e2d48f', '#fff9dc', '#8d9550', '#12160c', '#d5532f', '#fbf7e0'),
  frost: definePalette('#0b1830 #35587f #bfd7e6', '#ffffff', '#6f93b3', '#081122', '#7fe3ff', '#ffffff'),
};

/** Returns a palette by name; throws when there is none. */
export function getPalette(name: string): Palette {
  const palette = palettes[name];
  if (!palette) throw new Error(`No palette called ${name}`);
  return palette;
}

export type TimeOfDay = 'original' | 'night' | 'dawn';

/** Recolours a palette as the same scene at night or at dawn. */
export function applyTimeOfDay(palette: Palette, timeOfDay: TimeOfDay): Palette {
  if (timeOfDay === 'original') return palette;
  const recolour = (colour: string): string =>
    timeOfDay === 'night'
      ? mix(darken(colour, 0.42), '#0a1a3a', 0.42)
      : mix(lighten(colour, 0.16), palette.light, 0.2);
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  return {
    ...palette,
    sky: [recolour(skyTop), recolour(skyMiddle), recolour(skyLow)],
    light: timeOfDay === 'night' ? mix(palette.light, '#dfe9ff', 0.6) : palette.light,
    far: recolour(palette.far),
    near: timeOfDay === 'night' ? darken(palette.near, 0.3) : palette.near,
  };
}
