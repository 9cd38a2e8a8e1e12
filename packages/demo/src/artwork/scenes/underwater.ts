// Below the surface of the sea: shafts of light, a shoal or a whale, and a diver.
import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawFish, drawWhale } from '../figures/animals.ts';
import { drawPerson } from '../figures/people.ts';
import {
  buildAreaBelow,
  buildCurve,
  createRidgePoints,
  drawCircle,
  drawGlow,
  drawPath,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawLightShafts(canvas: Canvas): string {
  const { unit, height, focus, palette, random } = canvas;
  let shafts = '';
  for (let i = 0; i < 7; i++) {
    const x = focus.x + (i - 3) * unit * 0.16 + random.between(-0.05, 0.05) * unit;
    const shaftWidth = unit * random.between(0.03, 0.1);
    const fill = canvas.createLinearGradient([
      { offset: 0, colour: palette.light, opacity: 0.45 },
      { offset: 1, colour: palette.light, opacity: 0 },
    ]);
    shafts += drawPath(
      `M${formatNumber(x)} -10L${formatNumber(x + shaftWidth)} -10L${formatNumber(x + shaftWidth * 2.6 + (i - 3) * unit * 0.1)} ${formatNumber(height * 0.85)}L${formatNumber(x - shaftWidth * 1.6 + (i - 3) * unit * 0.1)} ${formatNumber(height * 0.85)}Z`,
      `fill="${fill}"`,
    );
  }
  return shafts;
}

function drawBubbles(canvas: Canvas): string {
  const { unit, width, height, random } = canvas;
  let bubbles = '';
  for (let i = 0; i < 60; i++) {
    bubbles += drawCircle(
      random.between(0, width),
      random.between(0, height),
      unit * random.between(0.001, 0.006),
      `opacity="${formatNumber(random.between(0.15, 0.6))}"`,
    );
  }
  return bubbles;
}

function drawShoal(canvas: Canvas): string {
  const { unit, focus, palette, random } = canvas;
  return Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * Math.PI * 2 * 3;
    const length = unit * (0.08 + (i / 46) * 0.3);
    return positionFigure(
      drawFish(i % 7 === 0 ? palette.accent : canvas.getDepthColour(0.75), palette.light),
      focus.x + Math.cos(angle) * length * 1.2,
      focus.y + Math.sin(angle) * length * 0.62,
      (unit * random.between(0.05, 0.085)) / 100,
      Math.sin(angle) > 0,
    );
  }).join('');
}

function drawSwimmingWhale(canvas: Canvas): string {
  const { unit, focus, palette } = canvas;
  const scale = (unit * 0.72) / 200;
  return positionFigure(
    drawWhale(
      canvas.getDepthColour(0.86),
      mix(canvas.getDepthColour(0.3), palette.light, 0.35),
      palette.light,
    ),
    focus.x,
    focus.y + unit * 0.02,
    scale,
    false,
    -7,
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawUnderwaterScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette } = canvas;
  const random = canvas.random;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const waterFill = canvas.createLinearGradient([
    { offset: 0, colour: skyLow },
    { offset: 0.35, colour: skyMiddle },
    { offset: 1, colour: skyTop },
  ]);
  const shafts = drawLightShafts(canvas);
  const bubbles = drawBubbles(canvas);
  const animal = canvas.motif === 'shoal' ? drawShoal(canvas) : drawSwimmingWhale(canvas);
  const floorPoints = createRidgePoints(random.fork('bed'), width, height * 0.9, unit * 0.06, 5, 0.5);
  return [
    {
      depth: 0,
      markup:
        fillCanvas(canvas, waterFill) +
        drawGlow(canvas, focus.x, -unit * 0.05, unit * 0.8, palette.light, 0.7) +
        shafts,
    },
    {
      depth: 0.2,
      markup: drawPath(
        buildAreaBelow(
          buildCurve(createRidgePoints(random.fork('far'), width, height * 0.82, unit * 0.1, 4, 0.5)),
          width,
          height + 4,
        ),
        `fill="${canvas.getDepthColour(0.55)}" opacity="0.55"`,
      ),
    },
    {
      depth: 0.45,
      markup:
        animal +
        positionFigure(
          drawPerson('swimming', canvas.getDepthColour(1)),
          focus.x + unit * 0.33,
          focus.y - unit * 0.2,
          (unit * 0.085) / 100,
          false,
          24,
        ),
    },
    {
      depth: 0.85,
      markup: `${drawPath(
        buildAreaBelow(buildCurve(floorPoints), width, height + 4),
        `fill="${canvas.getDepthColour(1)}"`,
      )}<g fill="${lighten(palette.light, 0.2)}">${bubbles}</g>`,
    },
  ];
}
