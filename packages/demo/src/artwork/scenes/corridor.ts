// A corridor in one-point perspective: arches, frames or hatches lead to a light with a figure in front of it.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawCircle, drawGlow, drawPath, fillCanvas, formatNumber, positionFigure } from '../shapes.ts';

type BuildOpeningPath = (x: number, floor: number, halfWidth: number, openingHeight: number) => string;

const buildArchPath: BuildOpeningPath = (x, floor, halfWidth, openingHeight) =>
  `M${formatNumber(x - halfWidth)} ${formatNumber(floor)}L${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight * 0.55)}A${formatNumber(halfWidth)} ${formatNumber(openingHeight * 0.45)} 0 0 1 ${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight * 0.55)}L${formatNumber(x + halfWidth)} ${formatNumber(floor)}Z`;

const buildFramePath: BuildOpeningPath = (x, floor, halfWidth, openingHeight) =>
  `M${formatNumber(x - halfWidth)} ${formatNumber(floor)}L${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight)}L${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight)}L${formatNumber(x + halfWidth)} ${formatNumber(floor)}Z`;

const buildHatchPath: BuildOpeningPath = (x, floor, halfWidth, openingHeight) => {
  const cornerWidth = halfWidth * 0.42;
  return `M${formatNumber(x - halfWidth + cornerWidth)} ${formatNumber(floor)}L${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight * 0.3)}L${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight * 0.7)}L${formatNumber(x - halfWidth + cornerWidth)} ${formatNumber(floor - openingHeight)}L${formatNumber(x + halfWidth - cornerWidth)} ${formatNumber(floor - openingHeight)}L${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight * 0.7)}L${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight * 0.3)}L${formatNumber(x + halfWidth - cornerWidth)} ${formatNumber(floor)}Z`;
};

const buildGothicArchPath: BuildOpeningPath = (x, floor, halfWidth, openingHeight) =>
  `M${formatNumber(x - halfWidth)} ${formatNumber(floor)}L${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight * 0.5)}Q${formatNumber(x - halfWidth)} ${formatNumber(floor - openingHeight * 0.82)} ${formatNumber(x)} ${formatNumber(floor - openingHeight)}Q${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight * 0.82)} ${formatNumber(x + halfWidth)} ${formatNumber(floor - openingHeight * 0.5)}L${formatNumber(x + halfWidth)} ${formatNumber(floor)}Z`;

const openings: Readonly<Record<string, BuildOpeningPath>> = {
  arch: buildArchPath,
  frame: buildFramePath,
  hatch: buildHatchPath,
  gothic: buildGothicArchPath,
};

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawCorridorScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, motif } = canvas;
  const [openingKind = 'arch', personName = 'standing'] = motif.split('-');
  const buildOpeningPath = openings[openingKind] ?? buildArchPath;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const count = 9;
  const vanishingY = focus.y + unit * 0.1;
  const maxSize = Math.max(width * 0.62, height * 0.62);
  const layers: Layer[] = [];
  const lightFill = canvas.createRadialGradient(focus.x, vanishingY - unit * 0.06, unit * 0.4, [
    { offset: 0, colour: palette.light },
    { offset: 0.4, colour: mix(palette.light, skyLow, 0.5) },
    { offset: 1, colour: skyMiddle },
  ]);
  layers.push({
    depth: 0,
    markup:
      fillCanvas(canvas, lightFill) +
      (openingKind === 'hatch'
        ? drawCircle(focus.x + unit * 0.05, vanishingY - unit * 0.16, unit * 0.1, `fill="${palette.accent}"`)
        : ''),
  });
  const canvasPath = `M-60 -60L${width + 60} -60L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const size = (0.14 + t ** 1.7 * 0.86) * maxSize;
    const halfWidth = size * (openingKind === 'gothic' ? 0.62 : 0.7);
    const openingHeight = size * (openingKind === 'hatch' ? 1.2 : 1.32);
    const floor = vanishingY + size * (openingKind === 'hatch' ? 0.5 : 0.34);
    const openingPath = buildOpeningPath(focus.x, floor, halfWidth, openingHeight);
    const colour = mix(
      mix(skyLow, skyMiddle, Math.min(1, t * 1.6)),
      mix(skyTop, palette.near, 0.55),
      t ** 0.8,
    );
    const glowRadius = Math.max(halfWidth, openingHeight) * 1.5;
    const wallFill = canvas.createRadialGradient(focus.x, floor - openingHeight * 0.4, glowRadius, [
      { offset: 0.4, colour: mix(colour, palette.light, 0.22 * (1 - t)) },
      { offset: 1, colour: darken(colour, 0.35) },
    ]);
    const isLit = i === 4 || i === 6;
    layers.push({
      depth: 0.1 + t * 0.85,
      markup:
        drawPath(`${canvasPath}${openingPath}`, `fill="${wallFill}" fill-rule="evenodd"`) +
        drawPath(
          openingPath,
          `fill="none" stroke="${isLit ? palette.accent : mix(colour, palette.light, 0.5)}" stroke-width="${formatNumber(unit * (0.002 + t * 0.006) * (isLit ? 1.7 : 1))}" opacity="${isLit ? 0.85 : 0.5}"`,
        ) +
        (i === 2
          ? drawGlow(canvas, focus.x, vanishingY - unit * 0.05, unit * 0.46, palette.light, 0.6) +
            positionFigure(
              drawPerson(isPersonName(personName) ? personName : 'standing', palette.near),
              focus.x,
              floor + unit * 0.01,
              (unit * 0.23) / 100,
            )
          : ''),
    });
  }
  return layers;
}
