// Space: planets, rings and nebulae, with a small figure for scale. Long because each motif has its own drawing.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix, rotateHue } from '../colour.ts';
import { drawDish, drawRocket } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import {
  buildAreaBelow,
  buildPolyline,
  createRidgePoints,
  drawCircle,
  drawEllipse,
  drawGlow,
  drawPath,
  drawStarField,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawPlanet(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  baseColour: string,
  isBanded: boolean,
): string {
  const random = canvas.random.fork(`planet${radius}`);
  const clipId = canvas.addDefinition(
    (id) => `<clipPath id="${id}">${drawCircle(x, y, radius, '')}</clipPath>`,
  );
  let surfaceMarkup = '';
  if (isBanded) {
    for (let i = 0; i < 14; i++) {
      const bandY = y + random.between(-1, 1) * radius;
      surfaceMarkup += drawEllipse(
        x + random.between(-0.2, 0.2) * radius,
        bandY,
        radius * 1.15,
        radius * random.between(0.02, 0.1),
        `fill="${random.chance(0.5) ? lighten(baseColour, 0.3) : mix(baseColour, canvas.palette.near, 0.4)}" opacity="${formatNumber(random.between(0.2, 0.6))}"`,
      );
    }
  } else {
    for (let i = 0; i < 16; i++) {
      const [craterX, craterY, craterRadius] = [
        x + random.between(-0.9, 0.9) * radius,
        y + random.between(-0.9, 0.9) * radius,
        radius * random.between(0.03, 0.17),
      ];
      surfaceMarkup +=
        drawCircle(
          craterX,
          craterY,
          craterRadius,
          `fill="${mix(baseColour, canvas.palette.near, 0.35)}" opacity="0.5"`,
        ) +
        drawCircle(
          craterX + craterRadius * 0.14,
          craterY + craterRadius * 0.14,
          craterRadius * 0.84,
          `fill="${lighten(baseColour, 0.12)}" opacity="0.4"`,
        );
    }
  }
  const shadeFill = canvas.createRadialGradient(x - radius * 0.55, y - radius * 0.5, radius * 1.75, [
    { offset: 0, colour: canvas.palette.near, opacity: 0 },
    { offset: 0.45, colour: canvas.palette.near, opacity: 0.18 },
    { offset: 1, colour: canvas.palette.near, opacity: 0.96 },
  ]);
  const litFill = canvas.createLinearGradient(
    [
      { offset: 0, colour: lighten(baseColour, 0.35) },
      { offset: 1, colour: baseColour },
    ],
    'diagonal',
  );
  return (
    drawGlow(canvas, x - radius * 0.1, y - radius * 0.1, radius * 1.55, canvas.palette.light, 0.5) +
    `<g clip-path="url(#${clipId})">${drawCircle(x, y, radius, `fill="${litFill}"`)}${tiltShape(surfaceMarkup, x, y)}${drawCircle(x, y, radius, `fill="${shadeFill}"`)}</g>`
  );
}

const tiltShape = (markup: string, x: number, y: number) =>
  `<g transform="rotate(-18 ${formatNumber(x)} ${formatNumber(y)})">${markup}</g>`;

function drawRingHalf(canvas: Canvas, x: number, y: number, radius: number, isFront: boolean): string {
  const clipId = canvas.addDefinition(
    (id) =>
      `<clipPath id="${id}"><rect x="${formatNumber(x - radius * 3)}" y="${formatNumber(isFront ? y : y - radius * 3)}" width="${formatNumber(radius * 6)}" height="${formatNumber(radius * 3)}"/></clipPath>`,
  );
  const drawRing = (scale: number, width: number, opacity: number) =>
    drawEllipse(
      x,
      y,
      radius * scale,
      radius * scale * 0.22,
      `fill="none" stroke="${mix(canvas.palette.light, canvas.palette.accent, scale - 1.4)}" stroke-width="${formatNumber(radius * width)}" opacity="${opacity}"`,
    );
  return `<g transform="rotate(-18 ${formatNumber(x)} ${formatNumber(y)})"><g clip-path="url(#${clipId})">${drawRing(1.45, 0.05, 0.9)}${drawRing(1.62, 0.16, 0.6)}${drawRing(1.82, 0.09, 0.75)}${drawRing(1.98, 0.025, 0.5)}</g></g>`;
}

function drawNebula(canvas: Canvas): string {
  const random = canvas.random.fork('nebula');
  const { unit, width, height, palette } = canvas;
  let markup = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const x = width * (0.1 + t * 0.9) + random.between(-0.2, 0.2) * unit;
    const y = height * (0.85 - t * 0.75) + random.between(-0.2, 0.2) * unit;
    const colour = random.pick([
      palette.sky[1],
      palette.sky[2],
      rotateHue(palette.sky[2], 40),
      palette.accent,
    ]);
    markup += drawGlow(canvas, x, y, unit * random.between(0.2, 0.5), colour, random.between(0.2, 0.5));
  }
  return markup;
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawCosmosScene(canvas: Canvas): Layer[] {
  const { width, height, focus, palette, motif } = canvas;
  const [skyTop, skyMiddle] = palette.sky;
  const spaceFill = canvas.createRadialGradient(focus.x, focus.y, Math.max(width, height), [
    { offset: 0, colour: mix(skyMiddle, skyTop, 0.35) },
    { offset: 1, colour: mix(skyTop, '#000000', 0.4) },
  ]);
  const planetGeometry = {
    radius: canvas.random.between(0.27, 0.38),
    dx: canvas.random.between(0, 0.12),
    dy: canvas.random.between(0.02, 0.1),
  };
  const background: Layer = {
    depth: 0,
    markup: fillCanvas(canvas, spaceFill) + drawNebula(canvas) + drawStarField(canvas, 320, height),
  };
  return [background, ...(motif === 'eclipse' ? drawEclipse(canvas) : drawPlanets(canvas, planetGeometry))];
}

function drawEclipse(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random } = canvas;
  const [skyTop] = palette.sky;
  const [sunX, sunY, sunRadius] = [focus.x, focus.y - unit * 0.03, unit * 0.27];
  const flare = [2.6, 1.8, 1.35]
    .map((scale) => drawGlow(canvas, sunX, sunY, sunRadius * scale, palette.light, 0.75))
    .join('');
  return [
    {
      depth: 0.3,
      markup:
        flare +
        drawCircle(sunX, sunY, sunRadius * 1.03, `fill="${palette.light}"`) +
        drawCircle(
          sunX - sunRadius * 0.02,
          sunY + sunRadius * 0.02,
          sunRadius,
          `fill="${mix(skyTop, '#000000', 0.75)}"`,
        ) +
        drawGlow(
          canvas,
          sunX + sunRadius * 0.72,
          sunY - sunRadius * 0.72,
          sunRadius * 0.55,
          palette.light,
          1,
        ),
    },
    {
      depth: 0.8,
      markup:
        drawPath(
          buildAreaBelow(
            buildPolyline(
              createRidgePoints(random.fork('ground'), width, height * 0.88, unit * 0.05, 6, 0.5),
            ),
            width,
            height + 4,
          ),
          `fill="${canvas.getDepthColour(1)}"`,
        ) +
        positionFigure(
          drawPerson('couple', canvas.getDepthColour(1)),
          sunX,
          height * 0.885,
          (unit * 0.13) / 100,
        ),
    },
  ];
}

/** Radius, and offsets to the right and upwards from the focus, as fractions of the canvas unit. */
interface PlanetGeometry {
  radius: number;
  dx: number;
  dy: number;
}

function drawPlanets(canvas: Canvas, { radius, dx, dy }: PlanetGeometry): Layer[] {
  const { unit, height, focus, palette, random, motif } = canvas;
  const planetRadius = unit * radius;
  const planetX = focus.x + unit * dx;
  const planetY = focus.y - unit * dy;
  const baseColour = mix(palette.far, palette.sky[2], 0.6);
  const isRinged = motif === 'rings' || motif === 'rocket';
  const middleLayer: Layer = {
    depth: 0.25,
    markup:
      (isRinged ? drawRingHalf(canvas, planetX, planetY, planetRadius * 0.74, false) : '') +
      drawPlanet(
        canvas,
        planetX,
        planetY,
        isRinged ? planetRadius * 0.74 : planetRadius,
        baseColour,
        isRinged || random.chance(0.5),
      ) +
      (isRinged ? drawRingHalf(canvas, planetX, planetY, planetRadius * 0.74, true) : '') +
      drawPlanet(canvas, planetX - unit * 0.52, planetY - unit * 0.16, unit * 0.05, palette.accent, false),
  };
  const terrainY = height * 0.86;
  const land = drawLand(canvas, terrainY);
  const subject = drawSubject(canvas, terrainY);
  const isFloating = motif === 'drift' || motif === 'rocket';
  return [
    middleLayer,
    {
      depth: 0.55,
      markup: isFloating ? subject : drawGlow(canvas, focus.x, terrainY, unit * 0.5, palette.light, 0.3),
    },
    { depth: 0.85, markup: isFloating ? '' : land + subject },
  ];
}

function drawLand(canvas: Canvas, terrainY: number): string {
  const { unit, width, height, palette, random } = canvas;
  const surface = createRidgePoints(random.fork('surface'), width, terrainY, unit * 0.06, 6, 0.5);
  const soilFill = canvas.createLinearGradient([
    { offset: 0, colour: canvas.getDepthColour(0.75) },
    { offset: 1, colour: canvas.getDepthColour(1) },
  ]);
  return (
    drawPath(
      buildAreaBelow(
        buildPolyline(
          createRidgePoints(random.fork('mid'), width, terrainY - unit * 0.05, unit * 0.1, 6, 0.5),
        ),
        width,
        height + 4,
      ),
      `fill="${mix(canvas.getDepthColour(0.5), palette.sky[1], 0.3)}"`,
    ) + drawPath(buildAreaBelow(buildPolyline(surface), width, height + 4), `fill="${soilFill}"`)
  );
}

function drawSubject(canvas: Canvas, terrainY: number): string {
  const { unit, focus, motif } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  const positionOnTerrain = (markup: string, size: number, dx = 0) =>
    positionFigure(markup, focus.x + dx * unit, terrainY + unit * 0.015, (size * unit) / 100);
  if (motif === 'drift') return drawDrift(canvas);
  if (motif === 'rocket') return drawLaunch(canvas);
  if (motif === 'dish') {
    return (
      positionOnTerrain(drawDish(silhouetteColour), 0.34, -0.1) +
      positionOnTerrain(drawDish(silhouetteColour), 0.16, 0.24) +
      positionOnTerrain(drawPerson('standing', silhouetteColour), 0.08, -0.32)
    );
  }
  return positionOnTerrain(
    drawPerson(isPersonName(motif) ? motif : 'astronaut', silhouetteColour),
    0.24,
    -0.04,
  );
}

function drawDrift(canvas: Canvas): string {
  const { unit, width, focus, palette } = canvas;
  return (
    positionFigure(
      drawPerson('astronaut', lighten(canvas.getDepthColour(0.1), 0.75)),
      focus.x - unit * 0.16,
      focus.y + unit * 0.24,
      (unit * 0.26) / 100,
      false,
      32,
    ) +
    `<path d="M${formatNumber(focus.x - unit * 0.1)} ${formatNumber(focus.y + unit * 0.1)}Q${formatNumber(focus.x + unit * 0.3)} ${formatNumber(focus.y + unit * 0.5)} ${formatNumber(width)} ${formatNumber(focus.y + unit * 0.2)}" fill="none" stroke="${palette.light}" stroke-width="${formatNumber(unit * 0.003)}" opacity="0.8"/>`
  );
}

function drawLaunch(canvas: Canvas): string {
  const { unit, height, focus, palette } = canvas;
  const trail = drawPath(
    `M${formatNumber(focus.x - unit * 0.36)} ${formatNumber(height)}Q${formatNumber(focus.x - unit * 0.3)} ${formatNumber(focus.y + unit * 0.4)} ${formatNumber(focus.x - unit * 0.17)} ${formatNumber(focus.y + unit * 0.15)}L${formatNumber(focus.x - unit * 0.14)} ${formatNumber(focus.y + unit * 0.17)}Q${formatNumber(focus.x - unit * 0.2)} ${formatNumber(focus.y + unit * 0.4)} ${formatNumber(focus.x - unit * 0.16)} ${formatNumber(height)}Z`,
    `fill="${canvas.createLinearGradient([
      { offset: 0, colour: palette.light, opacity: 0.95 },
      { offset: 0.4, colour: palette.accent, opacity: 0.5 },
      { offset: 1, colour: palette.accent, opacity: 0 },
    ])}"`,
  );
  return (
    trail +
    positionFigure(
      drawRocket(lighten(palette.light, 0.2), palette.accent, canvas.getDepthColour(0.9)),
      focus.x - unit * 0.15,
      focus.y + unit * 0.18,
      (unit * 0.3) / 100,
      false,
      24,
    )
  );
}
