// Layered paper: sheets with holes and drop shadows around a small inner scene.
// Long because each motif draws its own inner scene.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawBirds, drawCat, drawDeer, drawFish, drawWhale } from '../figures/animals.ts';
import {
  drawBalloon,
  drawCastle,
  drawHouse,
  drawRocket,
  drawSailboat,
  drawWindmill,
} from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawRoundTree } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildBlob,
  buildCurve,
  createRidgePoints,
  drawCircle,
  drawEllipse,
  drawPath,
  drawRect,
  fillCanvas,
  positionFigure,
} from '../shapes.ts';

/** The markup, colours and positions that the inner scenes of all motifs share. */
interface InnerSceneParts {
  canvas: Canvas;
  silhouetteColour: string;
  /** The y coordinate of the ground. */
  terrainY: number;
  sky: string;
  sun: string;
  hill: string;
  /** Sizes and distances are fractions of the canvas unit. */
  positionOnTerrain(markup: string, size: number, dx?: number, dy?: number): string;
  drawTree(dx: number, size: number): string;
}

function createInnerSceneParts(canvas: Canvas): InnerSceneParts {
  const { unit, focus, palette, random, width, height } = canvas;
  const [, skyMiddle, skyLow] = palette.sky;
  const terrainY = focus.y + unit * 0.16;
  const silhouetteColour = canvas.getDepthColour(0.85);
  const positionOnTerrain = (markup: string, size: number, dx = 0, dy = 0) =>
    positionFigure(markup, focus.x + dx * unit, terrainY + dy * unit, (size * unit) / 100);
  const sky = fillCanvas(
    canvas,
    canvas.createRadialGradient(focus.x, focus.y, unit * 0.6, [
      { offset: 0, colour: lighten(skyLow, 0.35) },
      { offset: 1, colour: mix(skyLow, skyMiddle, 0.4) },
    ]),
  );
  const sun = drawCircle(
    focus.x + unit * 0.09,
    focus.y - unit * 0.13,
    unit * 0.07,
    `fill="${palette.light}"`,
  );
  const hill =
    drawPath(
      buildAreaBelow(
        buildCurve(createRidgePoints(random.fork('hill'), width, terrainY, unit * 0.03, 3, 0.4)),
        width,
        height,
      ),
      `fill="${mix(palette.far, palette.accent, 0.2)}"`,
    ) +
    drawPath(
      buildAreaBelow(
        buildCurve(
          createRidgePoints(random.fork('hill2'), width, terrainY + unit * 0.07, unit * 0.03, 3, 0.4),
        ),
        width,
        height,
      ),
      `fill="${canvas.getDepthColour(0.45)}"`,
    );
  const drawTree = (dx: number, size: number) =>
    positionOnTerrain(
      drawRoundTree(
        random.fork(`t${dx}`),
        silhouetteColour,
        mix(palette.far, silhouetteColour, 0.35),
        lighten(palette.far, 0.3),
      ),
      size,
      dx,
      0.04,
    );
  return { canvas, silhouetteColour, terrainY, sky, sun, hill, positionOnTerrain, drawTree };
}

function drawWhaleScene({ canvas, silhouetteColour, terrainY, sky, sun }: InnerSceneParts): string {
  const { unit, focus, palette, width, height } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  return (
    sky +
    sun +
    positionFigure(
      drawWhale(mix(silhouetteColour, skyTop, 0.3), lighten(skyLow, 0.55), palette.light),
      focus.x,
      focus.y + unit * 0.04,
      (unit * 0.42) / 200,
      false,
      -8,
    ) +
    drawRect(0, terrainY, width, height, `fill="${skyMiddle}" opacity="0.85"`)
  );
}

function drawBoatScene({
  canvas,
  silhouetteColour,
  terrainY,
  sky,
  sun,
  positionOnTerrain,
}: InnerSceneParts): string {
  const { unit, focus, palette, width, height } = canvas;
  const [, skyMiddle] = palette.sky;
  return (
    sky +
    sun +
    positionOnTerrain(drawSailboat(silhouetteColour, palette.accent), 0.26) +
    drawRect(0, terrainY, width, height, `fill="${skyMiddle}"`) +
    drawEllipse(
      focus.x,
      terrainY + unit * 0.03,
      unit * 0.2,
      unit * 0.008,
      `fill="${palette.light}" opacity="0.6"`,
    )
  );
}

function drawInnerCastleScene({
  canvas,
  silhouetteColour,
  sky,
  sun,
  hill,
  positionOnTerrain,
}: InnerSceneParts): string {
  const { palette } = canvas;
  return (
    sky + sun + positionOnTerrain(drawCastle(silhouetteColour, palette.light, palette.accent), 0.27) + hill
  );
}

function drawRocketScene({ canvas, silhouetteColour, sky, sun, hill }: InnerSceneParts): string {
  const { unit, focus, palette } = canvas;
  return (
    sky +
    sun +
    positionFigure(
      drawRocket(lighten(palette.light, 0.2), palette.accent, silhouetteColour),
      focus.x,
      focus.y + unit * 0.08,
      (unit * 0.26) / 100,
      false,
      16,
    ) +
    hill
  );
}

function drawBalloonScene({ canvas, silhouetteColour, sky, sun, hill }: InnerSceneParts): string {
  const { unit, focus, palette } = canvas;
  return (
    sky +
    sun +
    positionFigure(
      drawBalloon(palette.accent, palette.light, silhouetteColour),
      focus.x - unit * 0.02,
      focus.y + unit * 0.1,
      (unit * 0.26) / 100,
    ) +
    hill
  );
}

function drawDeerScene({
  silhouetteColour,
  sky,
  sun,
  hill,
  positionOnTerrain,
  drawTree,
}: InnerSceneParts): string {
  return (
    sky +
    sun +
    hill +
    positionOnTerrain(drawDeer(silhouetteColour), 0.2, 0, 0.03) +
    drawTree(-0.16, 0.2) +
    drawTree(0.19, 0.26)
  );
}

function drawCatScene({ canvas, silhouetteColour, sky, hill, positionOnTerrain }: InnerSceneParts): string {
  const { unit, focus, palette } = canvas;
  return (
    sky +
    drawCircle(focus.x, focus.y - unit * 0.02, unit * 0.16, `fill="${palette.light}"`) +
    hill +
    positionOnTerrain(drawCat(silhouetteColour), 0.22, 0, 0.02)
  );
}

function drawFishScene({ canvas, silhouetteColour, sky }: InnerSceneParts): string {
  const { unit, focus, palette } = canvas;
  return (
    sky +
    positionFigure(drawFish(palette.accent, silhouetteColour), focus.x, focus.y, (unit * 0.32) / 100) +
    positionFigure(
      drawFish(silhouetteColour, palette.light),
      focus.x + unit * 0.12,
      focus.y + unit * 0.11,
      (unit * 0.12) / 100,
    ) +
    positionFigure(
      drawFish(silhouetteColour, palette.light),
      focus.x - unit * 0.14,
      focus.y - unit * 0.1,
      (unit * 0.1) / 100,
      true,
    )
  );
}

function drawWindmillScene({
  silhouetteColour,
  sky,
  sun,
  hill,
  positionOnTerrain,
  drawTree,
}: InnerSceneParts): string {
  return sky + sun + hill + positionOnTerrain(drawWindmill(silhouetteColour), 0.3) + drawTree(0.18, 0.16);
}

function drawHouseScene({
  canvas,
  silhouetteColour,
  sky,
  sun,
  hill,
  positionOnTerrain,
  drawTree,
}: InnerSceneParts): string {
  const { palette } = canvas;
  return (
    sky +
    sun +
    hill +
    positionOnTerrain(drawHouse(silhouetteColour, palette.light, palette.accent), 0.22, 0, 0.02) +
    drawTree(-0.16, 0.22) +
    drawTree(0.17, 0.17)
  );
}

function drawPersonScene({
  canvas,
  silhouetteColour,
  sky,
  sun,
  hill,
  positionOnTerrain,
  drawTree,
}: InnerSceneParts): string {
  const { unit, focus, motif, random } = canvas;
  return (
    sky +
    sun +
    hill +
    positionOnTerrain(drawPerson(isPersonName(motif) ? motif : 'family', silhouetteColour), 0.2, 0, 0.03) +
    drawTree(0.18, 0.24) +
    positionFigure(
      drawBirds(random, 5, 60, silhouetteColour),
      focus.x - unit * 0.1,
      focus.y - unit * 0.12,
      unit / 1100,
    )
  );
}

const drawSceneByMotif: Readonly<Record<string, (scene: InnerSceneParts) => string>> = {
  whale: drawWhaleScene,
  boat: drawBoatScene,
  castle: drawInnerCastleScene,
  rocket: drawRocketScene,
  balloon: drawBalloonScene,
  deer: drawDeerScene,
  cat: drawCatScene,
  fish: drawFishScene,
  windmill: drawWindmillScene,
  house: drawHouseScene,
};

function drawInnerScene(canvas: Canvas): string {
  const drawScene = drawSceneByMotif[canvas.motif] ?? drawPersonScene;
  return drawScene(createInnerSceneParts(canvas));
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawPapercutScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random } = canvas;
  const [skyTop, skyMiddle] = palette.sky;
  const sheetCount = 6;
  const layers: Layer[] = [{ depth: 0, markup: drawInnerScene(canvas) }];
  const framePath = `M-60 -60L${width + 60} -60L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  for (let i = 0; i < sheetCount; i++) {
    const t = i / (sheetCount - 1);
    const radius = unit * (0.3 + t * 0.42) * (1 + t * 0.12);
    const holePath = buildBlob(
      random.fork(`sheet${i}`),
      focus.x,
      focus.y + unit * 0.01,
      radius,
      8 + i,
      0.1 + t * 0.05,
    );
    const sheetColour =
      t < 0.5
        ? mix(skyMiddle, palette.far, 0.25 + t)
        : mix(mix(skyMiddle, palette.far, 0.7), skyTop, (t - 0.5) * 1.9);
    const sheetPath = `${framePath}${holePath}`;
    const shadows = [26, 17, 10, 5]
      .map((offset) =>
        drawPath(
          sheetPath,
          `fill="${darken(skyTop, 0.55)}" fill-rule="evenodd" opacity="0.17" transform="translate(0 ${(offset * unit) / 720})"`,
        ),
      )
      .join('');
    const sheetFill = canvas.createLinearGradient([
      { offset: 0, colour: lighten(sheetColour, 0.07) },
      { offset: 1, colour: darken(sheetColour, 0.1) },
    ]);
    layers.push({
      depth: 0.15 + t * 0.8,
      markup:
        shadows +
        drawPath(sheetPath, `fill="${sheetFill}" fill-rule="evenodd"`) +
        drawPath(
          holePath,
          `fill="none" stroke="${lighten(sheetColour, 0.28)}" stroke-width="${unit * 0.0026}" opacity="0.75"`,
        ),
    });
  }
  return layers;
}
