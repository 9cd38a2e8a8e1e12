// Mountain ridges in bands of mist, with a small subject in front.

import type { Canvas, Layer } from '../canvas.ts';
import { getLightness, lighten, mix } from '../colour.ts';
import { drawBirds, drawCamel, drawDeer, drawHorse, drawWolf } from '../figures/animals.ts';
import {
  drawBalloon,
  drawCabin,
  drawDish,
  drawTrain,
  drawWindmill,
} from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawCactus, drawPine } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildCurve,
  buildPolyline,
  createRidgePoints,
  drawDisc,
  drawGlow,
  drawMist,
  drawPath,
  drawStarField,
  fillSky,
  positionFigure,
} from '../shapes.ts';

const duneMotifs = new Set(['caravan', 'dunes', 'horse', 'cactus']);

function drawRange(canvas: Canvas, y: number, amplitude: number, depth: number, isSmooth: boolean): string {
  const random = canvas.random.fork(`range${depth}`);
  const points = createRidgePoints(
    random,
    canvas.width,
    y,
    amplitude,
    isSmooth ? 3 : 7,
    isSmooth ? 0.42 : 0.53,
  );
  const ridgePath = isSmooth ? buildCurve(points) : buildPolyline(points);
  const colour = canvas.getDepthColour(depth);
  const [, skyMiddle, skyLow] = canvas.palette.sky;
  const hazeColour = mix(colour, mix(skyLow, skyMiddle, 0.3), 0.55 * (1 - depth));
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: mix(colour, canvas.palette.light, 0.1 * (1 - depth)) },
    { offset: 0.5, colour },
    { offset: 1, colour: hazeColour },
  ]);
  return drawPath(buildAreaBelow(ridgePath, canvas.width, canvas.height + 4), `fill="${fill}"`);
}

function drawSnowcaps(canvas: Canvas, y: number, amplitude: number): string {
  const random = canvas.random.fork('peaks');
  const peaks = createRidgePoints(random, canvas.width, y, amplitude, 7, 0.55);
  const markup = drawPath(
    buildAreaBelow(buildPolyline(peaks), canvas.width, canvas.height),
    `fill="${canvas.getDepthColour(0.18)}"`,
  );
  const peakY = Math.min(...peaks.map(([, py]) => py));
  const averageSnowY = peakY + amplitude * 0.62;
  const snowLinePoints = peaks.map(([x, py], i) => {
    const raggedness = Math.sin(i * 0.9) * 0.5 + Math.sin(i * 2.3 + 1) * 0.5;
    return [x, Math.max(py, py + (averageSnowY - py) * (0.62 + 0.3 * raggedness))] as const;
  });
  const snowCapsPath = `${buildPolyline(peaks)}${buildPolyline(snowLinePoints.reverse()).replace('M', 'L')}Z`;
  const snowColour = lighten(canvas.palette.light, 0.3);
  return (
    markup + drawPath(snowCapsPath, `fill="${mix(snowColour, canvas.palette.sky[2], 0.25)}" opacity="0.85"`)
  );
}

function drawSubject(canvas: Canvas, terrainY: number): string {
  const { unit, focus, random, motif, palette } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  const x = focus.x;
  const positionOnTerrain = (markup: string, size: number, dx = 0) =>
    positionFigure(markup, x + dx * unit, terrainY, (size * unit) / 100);
  switch (motif) {
    case 'deer':
      return positionOnTerrain(drawDeer(silhouetteColour), 0.19);
    case 'wolf':
      return positionOnTerrain(drawWolf(silhouetteColour), 0.17);
    case 'horse':
      return (
        positionOnTerrain(drawHorse(silhouetteColour), 0.2) +
        positionOnTerrain(drawPerson('walking', silhouetteColour), 0.16, 0.16)
      );
    case 'cabin':
      return (
        drawGlow(canvas, x, terrainY - unit * 0.05, unit * 0.24, palette.accent, 0.55) +
        positionOnTerrain(drawCabin(silhouetteColour, palette.accent, silhouetteColour), 0.19)
      );
    case 'dish':
      return (
        positionOnTerrain(drawDish(silhouetteColour), 0.3) +
        positionOnTerrain(drawDish(silhouetteColour), 0.17, 0.3) +
        positionOnTerrain(drawDish(silhouetteColour), 0.11, 0.46) +
        positionOnTerrain(drawPerson('standing', silhouetteColour), 0.07, -0.14)
      );
    case 'train':
      return positionOnTerrain(drawTrain(silhouetteColour, palette.accent), 0.16);
    case 'windmill':
      return (
        positionOnTerrain(drawWindmill(silhouetteColour), 0.3) +
        positionOnTerrain(drawWindmill(silhouetteColour), 0.16, 0.26)
      );
    case 'cactus':
      return (
        positionOnTerrain(drawCactus(silhouetteColour), 0.24, 0.1) +
        positionOnTerrain(drawCactus(silhouetteColour), 0.13, -0.2) +
        positionOnTerrain(drawPerson('hatted', silhouetteColour), 0.17, -0.03)
      );
    case 'caravan':
      return [0.26, 0.16, 0.0, -0.16, -0.3]
        .map((dx, i) =>
          i === 0
            ? positionOnTerrain(drawPerson('robed', silhouetteColour), 0.115, dx)
            : positionOnTerrain(
                drawCamel(silhouetteColour, mix(silhouetteColour, palette.sky[1], 0.55)),
                0.15 - i * 0.006,
                dx - 0.02,
              ),
        )
        .join('');
    case 'dunes':
      return (
        positionOnTerrain(drawPerson('robed', silhouetteColour), 0.16, -0.08) +
        positionOnTerrain(drawCamel(silhouetteColour, mix(silhouetteColour, palette.sky[1], 0.55)), 0.2, 0.08)
      );
    case 'pair':
      return positionOnTerrain(drawPerson('couple', silhouetteColour), 0.17);
    default:
      return positionOnTerrain(
        drawPerson(isPersonName(motif) ? motif : 'traveller', silhouetteColour),
        random.between(0.14, 0.18),
      );
  }
}

function drawGrove(canvas: Canvas, terrainY: number): string {
  const { unit, width, focus, random } = canvas;
  let trees = '';
  const treeRandom = random.fork('trees');
  for (let x = -20; x < width + 20; x += unit * treeRandom.between(0.02, 0.07)) {
    const distance = Math.abs(x - focus.x) / unit;
    if (distance < 0.2) continue;
    const size = unit * treeRandom.between(0.09, 0.2) * Math.min(1.35, 0.5 + distance * 0.7);
    trees += positionFigure(
      drawPine(treeRandom, canvas.getDepthColour(0.92)),
      x,
      terrainY + unit * 0.05,
      size / 100,
    );
  }
  return trees;
}

function drawBalloons(canvas: Canvas, horizon: number): string {
  const { unit, focus, palette } = canvas;
  return (
    positionFigure(
      drawBalloon(palette.accent, palette.light, canvas.getDepthColour(1)),
      focus.x,
      horizon - unit * 0.08,
      (unit * 0.34) / 100,
    ) +
    positionFigure(
      drawBalloon(canvas.getDepthColour(0.55), palette.accent, canvas.getDepthColour(1)),
      focus.x + unit * 0.34,
      horizon - unit * 0.2,
      (unit * 0.13) / 100,
    ) +
    positionFigure(
      drawBalloon(canvas.getDepthColour(0.35), palette.light, canvas.getDepthColour(1)),
      focus.x - unit * 0.36,
      horizon - unit * 0.12,
      (unit * 0.1) / 100,
    )
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawRidgesScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random } = canvas;
  const isSmooth = duneMotifs.has(canvas.motif);
  const horizon = height * 0.6;
  const isNight = getLightness(palette.sky[0]) < 0.25;
  const sunX = focus.x + random.between(-0.12, 0.12) * unit;
  const sunY = horizon - unit * random.between(0.18, 0.34);
  const sunRadius = unit * random.between(0.07, 0.15);
  const sky =
    fillSky(canvas, 0.72) +
    (isNight ? drawStarField(canvas, 130, horizon * 0.8) : '') +
    drawDisc(canvas, sunX, sunY, sunRadius, palette.light, 5) +
    (canvas.motif === 'balloon'
      ? ''
      : positionFigure(
          drawBirds(random, 9, 110, canvas.getDepthColour(0.75)),
          sunX - unit * 0.2,
          sunY + unit * 0.02,
          unit / 900,
        ));

  const terrainY = height * 0.86;
  const relativeHillHeight = isSmooth ? 0.03 : 0.05;
  const terrainPoints = createRidgePoints(
    random.fork('ground'),
    width,
    terrainY,
    unit * relativeHillHeight,
    4,
    0.4,
  );
  const standingY = terrainY - unit * relativeHillHeight * 0.2;
  const levelledPoints = terrainPoints.map(([x, y]) => {
    const distanceFactor = Math.min(1, Math.max(0, (Math.abs(x - focus.x) / unit - 0.12) / 0.5));
    return [x, standingY + (y - standingY) * distanceFactor * distanceFactor] as const;
  });
  const trees = isSmooth || canvas.motif === 'dish' ? '' : drawGrove(canvas, terrainY);
  const foregroundFill = canvas.createLinearGradient([
    { offset: 0, colour: canvas.getDepthColour(0.93) },
    { offset: 1, colour: canvas.getDepthColour(1) },
  ]);
  const floor = drawPath(
    buildAreaBelow(buildCurve(levelledPoints), width, height + 4),
    `fill="${foregroundFill}"`,
  );
  const balloons = canvas.motif === 'balloon' ? drawBalloons(canvas, horizon) : '';
  const mistColour = mix(palette.sky[2], palette.light, 0.25);
  return [
    { depth: 0, markup: sky },
    {
      depth: 0.1,
      markup:
        (isSmooth
          ? drawRange(canvas, horizon, unit * 0.12, 0.12, true)
          : drawSnowcaps(canvas, horizon, unit * 0.26)) +
        drawMist(canvas, horizon - unit * 0.1, unit * 0.26, mistColour, 0.55),
    },
    {
      depth: 0.25,
      markup:
        drawRange(canvas, horizon + unit * 0.08, unit * 0.15, 0.36, isSmooth) +
        drawMist(canvas, horizon + unit * 0.02, unit * 0.22, mistColour, 0.4) +
        balloons,
    },
    {
      depth: 0.45,
      markup:
        drawRange(canvas, horizon + unit * 0.16, unit * 0.12, 0.6, isSmooth) +
        drawMist(canvas, horizon + unit * 0.12, unit * 0.18, mistColour, 0.26),
    },
    { depth: 0.75, markup: trees + floor + (balloons ? '' : drawSubject(canvas, standingY + unit * 0.006)) },
  ];
}
