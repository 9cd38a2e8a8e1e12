// Draws a typeset title in one of several treatments, with its top left corner at 0, 0.

import type { Lettering } from '../model.ts';
import type { Canvas } from './canvas.ts';
import { darken, getLightness, lighten, mix } from './colour.ts';
import { drawRect, formatNumber, wrapGroup } from './shapes.ts';
import { type TypesetLine, typesetTitle } from './typesetting.ts';

export interface Wordmark {
  markup: string;
  width: number;
  height: number;
}

export interface WordmarkOptions {
  boxWidth: number;
  boxHeight: number;
  align: 'left' | 'centre' | 'right';
}

const drawLine = (line: TypesetLine, attributes: string, dx = 0, dy = 0) =>
  `<path transform="translate(${formatNumber(line.x + dx)} ${formatNumber(line.y + dy)}) scale(${line.scale.toFixed(4)})" d="${line.d}" ${attributes}/>`;

type DrawTreatment = (canvas: Canvas, lines: readonly TypesetLine[], width: number, height: number) => string;

const drawLines = (lines: readonly TypesetLine[], attributes: string, dx = 0, dy = 0) =>
  lines.map((line) => drawLine(line, attributes, dx, dy)).join('');

/** Draws a soft edge behind the letters, so that they stay legible on any artwork. */
function drawHalo(canvas: Canvas, lines: readonly TypesetLine[]): string {
  const haloColour = getLightness(canvas.palette.text) > 0.5 ? '#000000' : '#ffffff';
  const drawStroke = (width: number, opacity: number) =>
    lines
      .map((line) =>
        drawLine(
          line,
          `fill="none" stroke="${haloColour}" stroke-width="${formatNumber(width / line.scale)}" stroke-linejoin="round" opacity="${opacity}"`,
          0,
          4,
        ),
      )
      .join('');
  return drawStroke(34, 0.05) + drawStroke(20, 0.07) + drawStroke(9, 0.1);
}

const drawPlain: DrawTreatment = (canvas, lines) =>
  drawHalo(canvas, lines) + drawLines(lines, `fill="${canvas.palette.text}"`);

const drawGradient: DrawTreatment = (canvas, lines, _width, height) => {
  const { text, accent } = canvas.palette;
  const createFill = (line: TypesetLine) => {
    const top = (0 - line.y) / line.scale;
    const bottom = (height - line.y) / line.scale;
    const id = canvas.addDefinition(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${formatNumber(top)}" y2="${formatNumber(bottom)}">` +
        `<stop offset="0" stop-color="${lighten(text, 0.4)}"/><stop offset="0.45" stop-color="${text}"/>` +
        `<stop offset="1" stop-color="${mix(text, accent, 0.85)}"/></linearGradient>`,
    );
    return `fill="url(#${id})"`;
  };
  return drawHalo(canvas, lines) + lines.map((line) => drawLine(line, createFill(line))).join('');
};

const drawOutline: DrawTreatment = (canvas, lines) => {
  const { text, accent } = canvas.palette;
  return (
    drawHalo(canvas, lines) +
    lines
      .map((line, i) =>
        lines.length > 1 && i % 2 === 0 && !line.isMinor
          ? drawLine(
              line,
              `fill="none" stroke="${text}" stroke-width="${formatNumber(7 / line.scale)}" stroke-linejoin="round"`,
            )
          : drawLine(line, `fill="${i % 2 === 0 && lines.length > 1 ? text : i ? accent : text}"`),
      )
      .join('')
  );
};

const drawNeon: DrawTreatment = (canvas, lines) => {
  const { accent, light } = canvas.palette;
  const drawStroke = (width: number, opacity: number, colour: string) =>
    lines
      .map((line) =>
        drawLine(
          line,
          `fill="none" stroke="${colour}" stroke-width="${formatNumber(width / line.scale)}" stroke-linejoin="round" opacity="${opacity}"`,
        ),
      )
      .join('');
  return (
    drawStroke(70, 0.05, accent) +
    drawStroke(46, 0.07, accent) +
    drawStroke(26, 0.12, accent) +
    drawStroke(12, 0.35, accent) +
    drawLines(lines, `fill="${lighten(mix(light, accent, 0.15), 0.6)}"`)
  );
};

const drawShadow: DrawTreatment = (canvas, lines) => {
  const { text, accent } = canvas.palette;
  const dark = darken(accent, 0.35);
  let markup = drawHalo(canvas, lines);
  for (let offset = 12; offset >= 1; offset--)
    markup += drawLines(lines, `fill="${offset > 9 ? dark : accent}"`, offset * 1.5, offset * 1.5);
  return markup + drawLines(lines, `fill="${text}"`);
};

const drawRuled: DrawTreatment = (canvas, lines, width) => {
  const { text, accent } = canvas.palette;
  const rules = lines
    .filter((line) => line.isMinor && line.width < width * 0.72)
    .map((line) => {
      const middle = line.top + line.height / 2 - 3;
      const ruleWidth = (width - line.width) / 2 - 40;
      return ruleWidth > 40
        ? drawRect(0, middle, ruleWidth, 6, `fill="${accent}"`) +
            drawRect(width - ruleWidth, middle, ruleWidth, 6, `fill="${accent}"`)
        : '';
    })
    .join('');
  return (
    drawHalo(canvas, lines) +
    rules +
    lines.map((line) => drawLine(line, `fill="${line.isMinor ? accent : text}"`)).join('')
  );
};

const drawSliced: DrawTreatment = (canvas, lines, width, height) => {
  const { text, accent } = canvas.palette;
  const sliceY = height * 0.56;
  const defineBandClip = (y: number, bandHeight: number) =>
    canvas.addDefinition(
      (id) => `<clipPath id="${id}">${drawRect(-80, y, width + 160, bandHeight, '')}</clipPath>`,
    );
  const upperClipId = defineBandClip(-40, sliceY + 34);
  const lowerClipId = defineBandClip(sliceY, height - sliceY + 60);
  const letters = drawLines(lines, `fill="${text}"`);
  return (
    drawHalo(canvas, lines) +
    `<g clip-path="url(#${upperClipId})">${letters}</g>` +
    wrapGroup(
      `<g clip-path="url(#${lowerClipId})">${drawLines(lines, `fill="${accent}"`, -9, 0)}${letters}</g>`,
      'translate(16 7)',
    )
  );
};

const treatments: Readonly<Record<Lettering['treatment'], DrawTreatment>> = {
  plain: drawPlain,
  gradient: drawGradient,
  outline: drawOutline,
  neon: drawNeon,
  shadow: drawShadow,
  ruled: drawRuled,
  sliced: drawSliced,
};

/** Draws a title so that it fills the box; returns its markup and size. */
export function drawWordmark(
  canvas: Canvas,
  title: string,
  lettering: Lettering,
  { boxWidth, boxHeight, align }: WordmarkOptions,
): Wordmark {
  const alignment = { left: 0, centre: 0.5, right: 1 }[align];
  const block = typesetTitle(
    title,
    lettering,
    boxWidth,
    boxHeight,
    lettering.treatment === 'ruled' ? 0.5 : alignment,
  );
  const markup = treatments[lettering.treatment](canvas, block.lines, block.width, block.height);
  const width = block.width * block.scale;
  const height = block.height * block.scale;
  const tilt = lettering.tilt
    ? ` rotate(${lettering.tilt} ${formatNumber(block.width / 2)} ${formatNumber(block.height / 2)})`
    : '';
  return { markup: wrapGroup(markup, `scale(${block.scale.toFixed(4)})${tilt}`), width, height };
}
