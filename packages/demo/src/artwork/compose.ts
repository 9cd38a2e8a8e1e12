// Puts a picture together: where the subject stands, what darkens under the lettering, and where that is set.

import type { Art, Pictured } from '../model.ts';
import { lightness, mix } from './colour.ts';
import { glyphs } from './fonts.ts';
import { atHour, type Hour, paletteNamed } from './palettes.ts';
import { createRandom, hashText } from './random.ts';
import { scenes } from './scenes/index.ts';
import { everywhere, group, n, path } from './shapes.ts';
import { createStage, type Layer, type Stage, svgDocument } from './stage.ts';
import { drawWordmark } from './wordmark.ts';

export interface Frame {
  width: number;
  height: number;
  shape: 'wide' | 'tall';
  lettered: boolean;
  /** Heroes have the page's own text on their start side. */
  hero: boolean;
  /** Room around the lettering, as a share of the width; pictures that will be pushed into need more. */
  margin?: number;
}

export interface Focus {
  x: number;
  y: number;
}

const grounded: ReadonlySet<Art['scene']> = new Set(['ridges', 'skyline', 'forest', 'arena', 'road']);

/** Whether the subject stands low in upright pictures; such posters are lettered at the top. */
export function standsLow({ scene, motif }: Art): boolean {
  if (grounded.has(scene)) return motif !== 'balloon';
  if (scene === 'cosmos') return motif !== 'drift';
  return scene === 'ocean' && motif !== 'whale' && motif !== 'shoal';
}

function focusOf(art: Art, frame: Frame): Focus {
  if (frame.shape === 'tall') return { x: 0.5, y: frame.lettered && standsLow(art) ? 0.6 : 0.4 };
  if (frame.hero) return { x: 0.69, y: 0.46 };
  if (!frame.lettered) return { x: 0.5, y: 0.48 };
  return {
    left: { x: 0.71, y: 0.48 },
    right: { x: 0.3, y: 0.48 },
    centre: { x: 0.5, y: 0.5 },
    bottom: { x: 0.5, y: 0.42 },
    top: { x: 0.5, y: 0.56 },
  }[art.place];
}

export function stageFor(
  subject: Pictured,
  width: number,
  height: number,
  focus: Focus,
  variation: { salt?: string; hour?: Hour } = {},
): Stage {
  const { art } = subject;
  return createStage({
    width,
    height,
    random: createRandom(hashText(`${subject.key}/${art.seed}${variation.salt ?? ''}`)),
    colours: atHour(paletteNamed(art.palette), variation.hour ?? 'own'),
    motif: art.motif ?? '',
    focus,
  });
}

export const drawScene = (subject: Pictured, stage: Stage): Layer[] => scenes[subject.art.scene](stage);

/** The last touch of every picture: its edges darker than its subject. */
export function gradeOf(stage: Stage): string {
  const { width, height, focus, colours } = stage;
  const dark = mix(colours.near, '#000000', 0.5);
  const bright = lightness(colours.sky[0]) > 0.6;
  const fill = stage.radial(focus.x, focus.y, Math.hypot(width, height) * 0.66, [
    { at: 0.4, colour: dark, opacity: 0 },
    { at: 1, colour: dark, opacity: bright ? 0.16 : 0.52 },
  ]);
  return everywhere(stage, fill);
}

/** Darkens (or on a bright ground brightens) the side the letters stand on. */
function scrim(stage: Stage, place: Art['place'], strength: number): string {
  const { colours } = stage;
  const bright = lightness(colours.text) < 0.5;
  const colour = bright ? colours.sky[0] : mix(colours.near, '#000000', 0.3);
  const opacity = strength * (bright ? 0.8 : 0.78);
  const stops = [
    { at: 0, colour, opacity },
    { at: 0.35, colour, opacity: opacity * 0.62 },
    { at: 0.7, colour, opacity: 0 },
  ];
  const back = stops.map((stop) => ({ ...stop, at: 1 - stop.at })).reverse();
  if (place === 'left') return everywhere(stage, stage.linear(stops, 'across'));
  if (place === 'right') return everywhere(stage, stage.linear(back, 'across'));
  if (place === 'top') return everywhere(stage, stage.linear(stops));
  if (place === 'bottom') return everywhere(stage, stage.linear(back));
  return everywhere(stage, colour, `opacity="${n(opacity * 0.3)}"`);
}

/** The small print at the foot of a poster. */
function credits(stage: Stage, subject: Pictured): string {
  const { width, height, colours } = stage;
  const director = subject.people.find((person) => person.role === 'director');
  const cast = subject.people.filter((person) => person.role === 'cast').slice(0, 3);
  const lines = [
    { text: cast.map((person) => person.name.toUpperCase()).join('   ·   '), size: 19, tracking: 0.16 },
    { text: director ? `A FILM BY ${director.name.toUpperCase()}` : '', size: 15, tracking: 0.3 },
  ];
  let y = height - 62;
  let body = '';
  for (const line of lines) {
    if (!line.text) continue;
    const { d, box } = glyphs('oswald-light', line.text, line.size, line.tracking);
    const fit = Math.min(1, (width - 90) / (box.x2 - box.x1));
    body += group(
      path(d, `fill="${colours.text}" opacity="0.86"`),
      `translate(${n((width - (box.x2 - box.x1) * fit) / 2)} ${y}) scale(${fit.toFixed(3)})`,
    );
    y += 29;
  }
  return body;
}

function posterLettering(stage: Stage, subject: Pictured): string {
  const { width, height } = stage;
  const { art } = subject;
  const top = standsLow(art);
  const mark = drawWordmark(stage, subject.text.en.title, art.lettering, {
    boxWidth: width * 0.82,
    boxHeight: height * 0.25,
    align: 'centre',
  });
  const y = top ? height * 0.115 : height * 0.885 - mark.height;
  return (
    scrim(stage, top ? 'top' : 'bottom', top ? 0.8 : 1.05) +
    (top ? scrim(stage, 'bottom', 0.55) : '') +
    group(mark.body, `translate(${n((width - mark.width) / 2)} ${n(y)})`) +
    credits(stage, subject)
  );
}

function wideLettering(stage: Stage, subject: Pictured, room: number): string {
  const { width, height } = stage;
  const { art } = subject;
  const sideways = art.place === 'left' || art.place === 'right';
  // A low, wide block has no room for steps.
  const lettering =
    sideways || art.lettering.layout !== 'steps'
      ? art.lettering
      : { ...art.lettering, layout: 'line' as const };
  const mark = drawWordmark(stage, subject.text.en.title, lettering, {
    boxWidth: width * (sideways ? 0.42 : art.place === 'centre' ? 0.62 : 0.7),
    boxHeight: height * (sideways ? 0.5 : art.place === 'centre' ? 0.46 : 0.26),
    align: art.place === 'left' ? 'left' : art.place === 'right' ? 'right' : 'centre',
  });
  const margin = width * room;
  const x =
    art.place === 'left'
      ? margin
      : art.place === 'right'
        ? width - margin - mark.width
        : (width - mark.width) / 2;
  const y =
    art.place === 'bottom'
      ? height - margin * 1.05 - mark.height
      : art.place === 'top'
        ? margin
        : (height - mark.height) / 2;
  return scrim(stage, art.place, 1) + group(mark.body, `translate(${n(x)} ${n(y)})`);
}

/** Episodes are stills: the series' name and the numbers stand small in the corner that nothing is written over. */
function stillMark(stage: Stage, subject: Pictured): string {
  const { episode } = subject;
  if (!episode) return '';
  const { width, height, colours } = stage;
  const mark = drawWordmark(
    stage,
    episode.seriesTitle,
    { ...subject.art.lettering, layout: 'line', tilt: 0 },
    { boxWidth: width * 0.2, boxHeight: height * 0.1, align: 'right' },
  );
  const label = glyphs('oswald-light', `S${episode.seasonNumber}  E${episode.episodeNumber}`, 30, 0.14);
  const end = width * 0.955;
  const top = height * 0.07;
  return (
    scrim(stage, 'top', 0.6) +
    group(mark.body, `translate(${n(end - mark.width)} ${n(top)})`) +
    group(
      path(label.d, `fill="${colours.text}" opacity="0.9"`),
      `translate(${n(end - label.box.x2)} ${n(top + mark.height + 48)})`,
    )
  );
}

/** The whole picture as SVG. */
export function drawPicture(subject: Pictured, frame: Frame): { svg: string; focus: Focus } {
  const focus = focusOf(subject.art, { ...frame, lettered: frame.lettered && !subject.episode });
  const stage = stageFor(subject, frame.width, frame.height, focus);
  const bodies = drawScene(subject, stage).map((layer) => layer.body);
  bodies.push(gradeOf(stage));
  if (frame.lettered) {
    if (subject.episode && frame.shape === 'wide') bodies.push(stillMark(stage, subject));
    else
      bodies.push(
        frame.shape === 'tall'
          ? posterLettering(stage, subject)
          : wideLettering(stage, subject, frame.margin ?? 0.055),
      );
  }
  return { svg: svgDocument(stage, bodies), focus };
}

/** The first picture of a film: its lettered scene; an episode bears the name of its series. */
export function drawTitleCard(title: Pictured, width: number, height: number): string {
  const { episode, ...rest } = title;
  const { en } = title.text;
  const subject: Pictured = episode
    ? { ...rest, text: { ...title.text, en: { ...en, title: episode.seriesTitle } } }
    : title;
  return drawPicture(subject, { width, height, shape: 'wide', lettered: true, hero: false, margin: 0.095 })
    .svg;
}
