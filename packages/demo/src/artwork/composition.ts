// Composes artwork from a scene, a vignette, a scrim and lettering.

import type { ArtDirection, ArtworkSubject } from '../model.ts';
import { type Canvas, createCanvas, type Layer, renderSvgDocument } from './canvas.ts';
import { getLightness, mix } from './colour.ts';
import { outlineText } from './fonts.ts';
import { applyTimeOfDay, getPalette, type TimeOfDay } from './palettes.ts';
import { createRandom, hashText } from './random.ts';
import { scenes } from './scenes/index.ts';
import { drawPath, fillCanvas, formatNumber, wrapGroup } from './shapes.ts';
import { drawWordmark } from './wordmark.ts';

export interface ArtworkLayout {
  width: number;
  height: number;
  orientation: 'landscape' | 'portrait';
  hasLettering: boolean;
  /** Whether the page shows text over the artwork, at its start side. */
  isHero: boolean;
  /** Margin around the lettering as a share of the width. Title cards need more because the film zooms into them. */
  marginShare?: number;
}

export interface FocalPoint {
  x: number;
  y: number;
}

const lowSubjectScenes: ReadonlySet<ArtDirection['scene']> = new Set([
  'ridges',
  'skyline',
  'forest',
  'arena',
  'road',
]);

/** Whether the subject is in the lower half of portrait artwork. The lettering of such posters is at the top. */
export function isSubjectLow({ scene, motif }: ArtDirection): boolean {
  if (lowSubjectScenes.has(scene)) return motif !== 'balloon';
  if (scene === 'cosmos') return motif !== 'drift';
  return scene === 'ocean' && motif !== 'whale' && motif !== 'shoal';
}

function chooseFocalPoint(art: ArtDirection, layout: ArtworkLayout): FocalPoint {
  if (layout.orientation === 'portrait')
    return { x: 0.5, y: layout.hasLettering && isSubjectLow(art) ? 0.6 : 0.4 };
  if (layout.isHero) return { x: 0.69, y: 0.46 };
  if (!layout.hasLettering) return { x: 0.5, y: 0.48 };
  return {
    left: { x: 0.71, y: 0.48 },
    right: { x: 0.3, y: 0.48 },
    centre: { x: 0.5, y: 0.5 },
    bottom: { x: 0.5, y: 0.42 },
    top: { x: 0.5, y: 0.56 },
  }[art.letteringPosition];
}

/** Creates a canvas with the palette, motif and random seed of a subject; `salt` changes the seed. */
export function createSubjectCanvas(
  subject: ArtworkSubject,
  width: number,
  height: number,
  focus: FocalPoint,
  variation: { salt?: string; timeOfDay?: TimeOfDay } = {},
): Canvas {
  const { art } = subject;
  return createCanvas({
    width,
    height,
    random: createRandom(hashText(`${subject.key}/${art.seed}${variation.salt ?? ''}`)),
    palette: applyTimeOfDay(getPalette(art.palette), variation.timeOfDay ?? 'original'),
    motif: art.motif ?? '',
    focus,
  });
}

/** Draws the scene of a subject; returns its layers, the farthest first. */
export const drawScene = (subject: ArtworkSubject, canvas: Canvas): Layer[] =>
  scenes[subject.art.scene](canvas);

/** Darkens the edges so that the subject stands out. */
export function drawVignette(canvas: Canvas): string {
  const { width, height, focus, palette } = canvas;
  const edgeColour = mix(palette.near, '#000000', 0.5);
  const isSkyBright = getLightness(palette.sky[0]) > 0.6;
  const fill = canvas.createRadialGradient(focus.x, focus.y, Math.hypot(width, height) * 0.66, [
    { offset: 0.4, colour: edgeColour, opacity: 0 },
    { offset: 1, colour: edgeColour, opacity: isSkyBright ? 0.16 : 0.52 },
  ]);
  return fillCanvas(canvas, fill);
}

/** Darkens (or brightens, in a bright palette) the area behind the lettering. */
function drawScrim(canvas: Canvas, position: ArtDirection['letteringPosition'], strength: number): string {
  const { palette } = canvas;
  const isTextDark = getLightness(palette.text) < 0.5;
  const colour = isTextDark ? palette.sky[0] : mix(palette.near, '#000000', 0.3);
  const opacity = strength * (isTextDark ? 0.8 : 0.78);
  const stops = [
    { offset: 0, colour, opacity },
    { offset: 0.35, colour, opacity: opacity * 0.62 },
    { offset: 0.7, colour, opacity: 0 },
  ];
  const reversedStops = stops.map((stop) => ({ ...stop, offset: 1 - stop.offset })).reverse();
  if (position === 'left') return fillCanvas(canvas, canvas.createLinearGradient(stops, 'across'));
  if (position === 'right') return fillCanvas(canvas, canvas.createLinearGradient(reversedStops, 'across'));
  if (position === 'top') return fillCanvas(canvas, canvas.createLinearGradient(stops));
  if (position === 'bottom') return fillCanvas(canvas, canvas.createLinearGradient(reversedStops));
  return fillCanvas(canvas, colour, `opacity="${formatNumber(opacity * 0.3)}"`);
}

/** Draws the cast and the director at the bottom of a poster. */
function drawBillingBlock(canvas: Canvas, subject: ArtworkSubject): string {
  const { width, height, palette } = canvas;
  const director = subject.credits.find((person) => person.role === 'director');
  const cast = subject.credits.filter((person) => person.role === 'cast').slice(0, 3);
  const lines = [
    { text: cast.map((person) => person.name.toUpperCase()).join('   ·   '), size: 19, tracking: 0.16 },
    { text: director ? `A FILM BY ${director.name.toUpperCase()}` : '', size: 15, tracking: 0.3 },
  ];
  let y = height - 62;
  let markup = '';
  for (const line of lines) {
    if (!line.text) continue;
    const { d, box } = outlineText('oswald-light', line.text, line.size, line.tracking);
    const scale = Math.min(1, (width - 90) / (box.x2 - box.x1));
    markup += wrapGroup(
      drawPath(d, `fill="${palette.text}" opacity="0.86"`),
      `translate(${formatNumber((width - (box.x2 - box.x1) * scale) / 2)} ${y}) scale(${scale.toFixed(3)})`,
    );
    y += 29;
  }
  return markup;
}

function drawPosterLettering(canvas: Canvas, subject: ArtworkSubject): string {
  const { width, height } = canvas;
  const { art } = subject;
  const isLetteringAtTop = isSubjectLow(art);
  const wordmark = drawWordmark(canvas, subject.text.en.title, art.lettering, {
    boxWidth: width * 0.82,
    boxHeight: height * 0.25,
    align: 'centre',
  });
  const y = isLetteringAtTop ? height * 0.115 : height * 0.885 - wordmark.height;
  return (
    drawScrim(canvas, isLetteringAtTop ? 'top' : 'bottom', isLetteringAtTop ? 0.8 : 1.05) +
    (isLetteringAtTop ? drawScrim(canvas, 'bottom', 0.55) : '') +
    wrapGroup(
      wordmark.markup,
      `translate(${formatNumber((width - wordmark.width) / 2)} ${formatNumber(y)})`,
    ) +
    drawBillingBlock(canvas, subject)
  );
}

/** Cards show the watch progress below the lettering. */
const bottomMarginFactor = 1.7;

function drawLandscapeLettering(canvas: Canvas, subject: ArtworkSubject, marginShare: number): string {
  const { width, height } = canvas;
  const { art } = subject;
  const isBeside = art.letteringPosition === 'left' || art.letteringPosition === 'right';
  // Lettering that is not beside the motif has a box that is too low for stepped lines.
  const lettering =
    isBeside || art.lettering.layout !== 'steps'
      ? art.lettering
      : { ...art.lettering, layout: 'line' as const };
  const wordmark = drawWordmark(canvas, subject.text.en.title, lettering, {
    boxWidth: width * (isBeside ? 0.42 : art.letteringPosition === 'centre' ? 0.62 : 0.6),
    boxHeight: height * (isBeside ? 0.5 : art.letteringPosition === 'centre' ? 0.46 : 0.26),
    align: art.letteringPosition === 'left' ? 'left' : art.letteringPosition === 'right' ? 'right' : 'centre',
  });
  const margin = width * marginShare;
  const x =
    art.letteringPosition === 'left'
      ? margin
      : art.letteringPosition === 'right'
        ? width - margin - wordmark.width
        : (width - wordmark.width) / 2;
  const y =
    art.letteringPosition === 'bottom'
      ? height - margin * bottomMarginFactor - wordmark.height
      : art.letteringPosition === 'top'
        ? margin
        : (height - wordmark.height) / 2;
  return (
    drawScrim(canvas, art.letteringPosition, 1) +
    wrapGroup(wordmark.markup, `translate(${formatNumber(x)} ${formatNumber(y)})`)
  );
}

/** Draws the series' name and the episode's number in the top right corner. The rest of the still stays clear. */
function drawEpisodeMark(canvas: Canvas, subject: ArtworkSubject): string {
  const { episode } = subject;
  if (!episode) return '';
  const { width, height, palette } = canvas;
  const wordmark = drawWordmark(
    canvas,
    episode.seriesTitle,
    { ...subject.art.lettering, layout: 'line', tilt: 0 },
    { boxWidth: width * 0.2, boxHeight: height * 0.1, align: 'right' },
  );
  const label = outlineText('oswald-light', `S${episode.seasonNumber}  E${episode.episodeNumber}`, 30, 0.14);
  const right = width * 0.955;
  const top = height * 0.07;
  return (
    drawScrim(canvas, 'top', 0.6) +
    wrapGroup(wordmark.markup, `translate(${formatNumber(right - wordmark.width)} ${formatNumber(top)})`) +
    wrapGroup(
      drawPath(label.d, `fill="${palette.text}" opacity="0.9"`),
      `translate(${formatNumber(right - label.box.x2)} ${formatNumber(top + wordmark.height + 48)})`,
    )
  );
}

/** Draws the complete artwork as SVG. */
export function drawArtwork(
  subject: ArtworkSubject,
  layout: ArtworkLayout,
): { svg: string; focus: FocalPoint } {
  const focus = chooseFocalPoint(subject.art, {
    ...layout,
    hasLettering: layout.hasLettering && !subject.episode,
  });
  const canvas = createSubjectCanvas(subject, layout.width, layout.height, focus);
  const fragments = drawScene(subject, canvas).map((layer) => layer.markup);
  fragments.push(drawVignette(canvas));
  if (layout.hasLettering) {
    if (subject.episode && layout.orientation === 'landscape')
      fragments.push(drawEpisodeMark(canvas, subject));
    else
      fragments.push(
        layout.orientation === 'portrait'
          ? drawPosterLettering(canvas, subject)
          : drawLandscapeLettering(canvas, subject, layout.marginShare ?? 0.055),
      );
  }
  return { svg: renderSvgDocument(canvas, fragments), focus };
}

/** Draws the opening frame of a film. An episode shows the name of its series. */
export function drawTitleCard(title: ArtworkSubject, width: number, height: number): string {
  const { episode, ...subjectWithoutEpisode } = title;
  const { en } = title.text;
  const subject: ArtworkSubject = episode
    ? { ...subjectWithoutEpisode, text: { ...title.text, en: { ...en, title: episode.seriesTitle } } }
    : title;
  return drawArtwork(subject, {
    width,
    height,
    orientation: 'landscape',
    hasLettering: true,
    isHero: false,
    marginShare: 0.095,
  }).svg;
}
