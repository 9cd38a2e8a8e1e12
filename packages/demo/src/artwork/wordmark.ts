// The look of a set title: what is filled, outlined, lit or cut. Drawn with its top left corner at 0, 0.

import type { Lettering } from '../model.ts';
import { darken, lighten, lightness, mix } from './colour.ts';
import { fitTitle, type SetLine } from './lettering.ts';
import { group, n, rect } from './shapes.ts';
import type { Stage } from './stage.ts';

export interface Wordmark {
  body: string;
  width: number;
  height: number;
}

export interface WordmarkOptions {
  boxWidth: number;
  boxHeight: number;
  align: 'left' | 'centre' | 'right';
}

const drawn = (line: SetLine, rest: string, dx = 0, dy = 0) =>
  `<path transform="translate(${n(line.x + dx)} ${n(line.y + dy)}) scale(${line.scale.toFixed(4)})" d="${line.d}" ${rest}/>`;

type Treat = (stage: Stage, lines: readonly SetLine[], width: number, height: number) => string;

const all = (lines: readonly SetLine[], rest: string, dx = 0, dy = 0) =>
  lines.map((line) => drawn(line, rest, dx, dy)).join('');

/** A soft edge behind letters, so that they hold on any picture. */
function halo(stage: Stage, lines: readonly SetLine[]): string {
  const dark = lightness(stage.colours.text) > 0.5 ? '#000000' : '#ffffff';
  const ring = (width: number, opacity: number) =>
    lines
      .map((line) =>
        drawn(
          line,
          `fill="none" stroke="${dark}" stroke-width="${n(width / line.scale)}" stroke-linejoin="round" opacity="${opacity}"`,
          0,
          4,
        ),
      )
      .join('');
  return ring(34, 0.05) + ring(20, 0.07) + ring(9, 0.1);
}

const plain: Treat = (stage, lines) => halo(stage, lines) + all(lines, `fill="${stage.colours.text}"`);

const gradient: Treat = (stage, lines, _width, height) => {
  const { text, accent } = stage.colours;
  const fill = (line: SetLine) => {
    const top = (0 - line.y) / line.scale;
    const bottom = (height - line.y) / line.scale;
    const id = stage.define(
      (own) =>
        `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(bottom)}">` +
        `<stop offset="0" stop-color="${lighten(text, 0.4)}"/><stop offset="0.45" stop-color="${text}"/>` +
        `<stop offset="1" stop-color="${mix(text, accent, 0.85)}"/></linearGradient>`,
    );
    return `fill="url(#${id})"`;
  };
  return halo(stage, lines) + lines.map((line) => drawn(line, fill(line))).join('');
};

const outline: Treat = (stage, lines) => {
  const { text, accent } = stage.colours;
  return (
    halo(stage, lines) +
    lines
      .map((line, i) =>
        lines.length > 1 && i % 2 === 0 && !line.small
          ? drawn(
              line,
              `fill="none" stroke="${text}" stroke-width="${n(7 / line.scale)}" stroke-linejoin="round"`,
            )
          : drawn(line, `fill="${i % 2 === 0 && lines.length > 1 ? text : i ? accent : text}"`),
      )
      .join('')
  );
};

const neon: Treat = (stage, lines) => {
  const { accent, light } = stage.colours;
  const ring = (width: number, opacity: number, colour: string) =>
    lines
      .map((line) =>
        drawn(
          line,
          `fill="none" stroke="${colour}" stroke-width="${n(width / line.scale)}" stroke-linejoin="round" opacity="${opacity}"`,
        ),
      )
      .join('');
  return (
    ring(70, 0.05, accent) +
    ring(46, 0.07, accent) +
    ring(26, 0.12, accent) +
    ring(12, 0.35, accent) +
    all(lines, `fill="${lighten(mix(light, accent, 0.15), 0.6)}"`)
  );
};

const shadow: Treat = (stage, lines) => {
  const { text, accent } = stage.colours;
  const dark = darken(accent, 0.35);
  let body = halo(stage, lines);
  for (let step = 12; step >= 1; step--)
    body += all(lines, `fill="${step > 9 ? dark : accent}"`, step * 1.5, step * 1.5);
  return body + all(lines, `fill="${text}"`);
};

const ruled: Treat = (stage, lines, width) => {
  const { text, accent } = stage.colours;
  const rules = lines
    .filter((line) => line.small && line.width < width * 0.72)
    .map((line) => {
      const middle = line.top + line.height / 2 - 3;
      const side = (width - line.width) / 2 - 40;
      return side > 40
        ? rect(0, middle, side, 6, `fill="${accent}"`) +
            rect(width - side, middle, side, 6, `fill="${accent}"`)
        : '';
    })
    .join('');
  return (
    halo(stage, lines) +
    rules +
    lines.map((line) => drawn(line, `fill="${line.small ? accent : text}"`)).join('')
  );
};

const cut: Treat = (stage, lines, width, height) => {
  const { text, accent } = stage.colours;
  const at = height * 0.56;
  const slot = (y: number, tall: number) =>
    stage.define((id) => `<clipPath id="${id}">${rect(-80, y, width + 160, tall, '')}</clipPath>`);
  const upper = slot(-40, at + 34);
  const lower = slot(at, height - at + 60);
  const letters = all(lines, `fill="${text}"`);
  return (
    halo(stage, lines) +
    `<g clip-path="url(#${upper})">${letters}</g>` +
    group(
      `<g clip-path="url(#${lower})">${all(lines, `fill="${accent}"`, -9, 0)}${letters}</g>`,
      'translate(16 7)',
    )
  );
};

const treatments: Readonly<Record<Lettering['treatment'], Treat>> = {
  plain,
  gradient,
  outline,
  neon,
  shadow,
  ruled,
  cut,
};

export function drawWordmark(
  stage: Stage,
  title: string,
  lettering: Lettering,
  { boxWidth, boxHeight, align }: WordmarkOptions,
): Wordmark {
  const side = { left: 0, centre: 0.5, right: 1 }[align];
  const block = fitTitle(title, lettering, boxWidth, boxHeight, lettering.treatment === 'ruled' ? 0.5 : side);
  const body = treatments[lettering.treatment](stage, block.lines, block.width, block.height);
  const width = block.width * block.scale;
  const height = block.height * block.scale;
  const tilt = lettering.tilt
    ? ` rotate(${lettering.tilt} ${n(block.width / 2)} ${n(block.height / 2)})`
    : '';
  return { body: group(body, `scale(${block.scale.toFixed(4)})${tilt}`), width, height };
}
