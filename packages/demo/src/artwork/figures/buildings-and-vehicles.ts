// Silhouettes of buildings and vehicles with their base at 0, 0. `lightColour` is the colour of lit windows and lamps.

import { drawCircle, drawPath, drawRect, formatNumber, wrapGroup } from '../shapes.ts';

export const drawLighthouse = (colour: string, lightColour: string, stripe: string): string =>
  drawPath('M-11 2L-7 -78L7 -78L11 2Z', `fill="${colour}"`) +
  drawPath('M-9.6 -26L-8.9 -40L8.9 -40L9.6 -26ZM-8.2 -54L-7.5 -68L7.5 -68L8.2 -54Z', `fill="${stripe}"`) +
  drawRect(-10, -81, 20, 3.4, `fill="${colour}"`) +
  drawRect(-5.4, -92, 10.8, 11, `fill="${lightColour}"`) +
  drawPath('M-8 -92L0 -103L8 -92Z', `fill="${colour}"`) +
  drawPath('M-5.4 -92L-5.4 -81M0 -92L0 -81M5.4 -92L5.4 -81', `stroke="${colour}" stroke-width="1.2"`);

export const drawCabin = (colour: string, lightColour: string, roof: string): string =>
  drawRect(-34, -34, 68, 36, `fill="${colour}"`) +
  drawPath('M-44 -32L0 -66L44 -32L38 -28L0 -56L-38 -28Z', `fill="${roof}"`) +
  drawPath('M-34 -32L0 -58L34 -32Z', `fill="${colour}"`) +
  drawRect(18, -66, 9, 24, `fill="${roof}"`) +
  drawRect(-22, -24, 14, 13, `fill="${lightColour}"`) +
  drawRect(9, -26, 13, 28, `fill="${lightColour}" opacity="0.85"`) +
  drawPath('M-15 -24L-15 -11M-22 -17.5L-8 -17.5', `stroke="${colour}" stroke-width="1.6"`);

export const drawHouse = (colour: string, lightColour: string, roof: string): string =>
  drawRect(-30, -62, 60, 64, `fill="${colour}"`) +
  drawPath('M-37 -60L0 -96L37 -60Z', `fill="${roof}"`) +
  [-18, 6].map((x) => drawRect(x, -50, 12, 15, `fill="${lightColour}"`)).join('') +
  drawRect(-18, -24, 12, 15, `fill="${lightColour}" opacity="0.25"`) +
  drawRect(7, -26, 11, 28, `fill="${roof}"`);

export const drawSailboat = (hull: string, sail: string): string =>
  drawPath('M-40 -8L40 -8Q34 6 22 7L-24 7Q-36 5 -40 -8Z', `fill="${hull}"`) +
  drawPath('M-3 -12L-3 -96Q34 -60 36 -14Z', `fill="${sail}"`) +
  drawPath('M-8 -14L-8 -86Q-28 -54 -33 -14Z', `fill="${sail}" opacity="0.82"`) +
  drawRect(-6.4, -98, 2.4, 92, `fill="${hull}"`);

export const drawSteamer = (hull: string, lightColour: string): string =>
  drawPath('M-100 -22L104 -22Q98 4 80 6L-86 6Q-98 0 -100 -22Z', `fill="${hull}"`) +
  drawRect(-70, -36, 136, 15, `fill="${hull}"`) +
  drawRect(-52, -48, 96, 13, `fill="${hull}"`) +
  [-34, -2, 28]
    .map((x) => drawPath(`M${x} -48L${x - 2} -78L${x + 14} -78L${x + 14} -48Z`, `fill="${hull}"`))
    .join('') +
  Array.from({ length: 15 }, (_, i) => drawCircle(-62 + i * 8.6, -29, 1.9, `fill="${lightColour}"`)).join(
    '',
  ) +
  Array.from({ length: 10 }, (_, i) => drawCircle(-44 + i * 8.8, -42, 1.7, `fill="${lightColour}"`)).join(
    '',
  ) +
  drawRect(84, -60, 2, 40, `fill="${hull}"`);

export const drawRocket = (body: string, trim: string, glass: string): string =>
  drawPath('M0 -100Q20 -76 18 -40L14 -12L-14 -12L-18 -40Q-20 -76 0 -100Z', `fill="${body}"`) +
  drawPath(
    'M0 -100Q12 -86 15.6 -70L-15.6 -70Q-12 -86 0 -100ZM17 -36Q34 -24 32 2L14 -12ZM-17 -36Q-34 -24 -32 2L-14 -12Z',
    `fill="${trim}"`,
  ) +
  drawCircle(0, -54, 7.6, `fill="${trim}"`) +
  drawCircle(0, -54, 5.2, `fill="${glass}"`) +
  drawPath('M-8 -12L8 -12L5 -4L-5 -4Z', `fill="${trim}"`);

export const drawDish = (colour: string): string =>
  drawPath('M-12 2L-4 -46L4 -46L12 2L7 2L0 -26L-7 2Z', `fill="${colour}"`) +
  wrapGroup(
    drawPath('M-46 0Q0 48 46 0Q0 12 -46 0Z', `fill="${colour}"`) +
      drawPath('M-20 10L0 -34L20 10M0 -34L0 12', `fill="none" stroke="${colour}" stroke-width="2.2"`) +
      drawCircle(0, -35, 4, `fill="${colour}"`),
    'translate(0 -58) rotate(-26)',
  );

/** Rear view, 100 wide. */
export const drawCarBehind = (body: string, glass: string, lamps: string): string =>
  drawPath(
    'M-46 0L-50 -24Q-50 -32 -40 -34L-30 -56Q0 -62 30 -56L40 -34Q50 -32 50 -24L46 0Z',
    `fill="${body}"`,
  ) +
  drawPath('M-33 -36L-26 -52Q0 -57 26 -52L33 -36Z', `fill="${glass}"`) +
  drawRect(-46, -27, 18, 8, `fill="${lamps}" rx="2"`) +
  drawRect(28, -27, 18, 8, `fill="${lamps}" rx="2"`) +
  drawRect(-42, -2, 14, 8, `fill="${body}"`) +
  drawRect(28, -2, 14, 8, `fill="${body}"`);

/** Side view, 160 long. */
export const drawCarSide = (body: string, glass: string, wheel: string): string =>
  drawPath(
    'M-80 -14Q-82 -32 -64 -36L-36 -40Q-18 -62 10 -62Q34 -62 48 -40L70 -35Q82 -30 80 -12Z',
    `fill="${body}"`,
  ) +
  drawPath('M-27 -40Q-14 -55 4 -56L4 -40ZM10 -40L10 -56Q28 -55 38 -40Z', `fill="${glass}"`) +
  [-46, 46]
    .map((x) => drawCircle(x, -12, 14, `fill="${wheel}"`) + drawCircle(x, -12, 6, `fill="${glass}"`))
    .join('');

/** An engine and coaches that head right; side view, about 400 long. */
export const drawTrain = (body: string, lightColour: string): string => {
  let coaches = '';
  for (let i = 0; i < 4; i++) {
    const x = -210 + i * 88;
    coaches += drawRect(x, -44, 84, 38, `fill="${body}" rx="4"`);
    for (let k = 0; k < 5; k++)
      coaches += drawRect(x + 8 + k * 15, -36, 10, 12, `fill="${lightColour}" rx="1"`);
    for (const wheel of [14, 28, 56, 70]) coaches += drawCircle(x + wheel, -5, 5, `fill="${body}"`);
  }
  return (
    coaches +
    drawPath('M142 -6L142 -46L166 -46L166 -36L214 -36Q224 -34 224 -20L224 -6Z', `fill="${body}"`) +
    drawPath('M202 -36L200 -54L214 -54L212 -36Z', `fill="${body}"`) +
    [154, 176, 196, 214].map((x) => drawCircle(x, -6, 7, `fill="${body}"`)).join('') +
    drawRect(148, -40, 12, 10, `fill="${lightColour}"`)
  );
};

export const drawBalloon = (skin: string, stripe: string, basket: string): string =>
  drawPath('M0 -100Q40 -98 40 -62Q38 -36 8 -18L-8 -18Q-38 -36 -40 -62Q-40 -98 0 -100Z', `fill="${skin}"`) +
  drawPath('M0 -100Q16 -96 16 -62Q14 -36 3 -18L-3 -18Q-14 -36 -16 -62Q-16 -96 0 -100Z', `fill="${stripe}"`) +
  drawPath('M-8 -18L-5 -8M8 -18L5 -8', `stroke="${basket}" stroke-width="1"`) +
  drawRect(-6, -9, 12, 9, `fill="${basket}" rx="1.5"`);

export const drawCastle = (stone: string, lightColour: string, flag: string): string => {
  const drawTower = (x: number, width: number, height: number, roofHeight: number) => {
    const halfWidth = width / 2;
    return (
      drawRect(x - halfWidth, -height, width, height + 2, `fill="${stone}"`) +
      drawPath(
        `M${formatNumber(x - halfWidth - 2)} ${-height}L${x} ${-height - roofHeight}L${formatNumber(x + halfWidth + 2)} ${-height}Z`,
        `fill="${stone}"`,
      ) +
      drawRect(x - 1.2, -height + 8, 2.4, 5, `fill="${lightColour}"`) +
      drawRect(x - 1.2, -height + 20, 2.4, 5, `fill="${lightColour}" opacity="0.6"`)
    );
  };
  return (
    drawTower(-34, 12, 46, 20) +
    drawTower(-16, 14, 70, 26) +
    drawTower(4, 20, 92, 34) +
    drawTower(24, 13, 62, 24) +
    drawTower(40, 11, 42, 18) +
    drawPath(
      'M-44 2L-44 -26L-38 -26L-38 -30L-32 -30L-32 -26L-26 -26L-26 -30L-20 -30L-20 -26L24 -26L24 -30L30 -30L30 -26L36 -26L36 -30L42 -30L42 -26L48 -26L48 2Z',
      `fill="${stone}"`,
    ) +
    drawPath('M4 -126L4 -140L18 -135L4 -131', `fill="${flag}" stroke="${stone}" stroke-width="0.8"`) +
    drawPath('M-4 2L-4 -12Q2 -20 8 -12L8 2Z', `fill="${lightColour}" opacity="0.75"`)
  );
};

export const drawWindmill = (colour: string): string =>
  drawPath('M-13 2L-8 -60L8 -60L13 2Z', `fill="${colour}"`) +
  drawPath('M-10 -58Q0 -76 10 -58Z', `fill="${colour}"`) +
  wrapGroup(
    [0, 90, 180, 270]
      .map((angle) =>
        wrapGroup(
          drawPath('M-1 0L-1 -44L1 -44L1 0ZM1.5 -8L9 -10L9 -43L1.5 -43Z', `fill="${colour}"`),
          `rotate(${angle})`,
        ),
      )
      .join(''),
    'translate(0 -62) rotate(20)',
  );

export const drawFerrisWheel = (colour: string, lightColour: string): string => {
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 44, -52 + Math.sin(angle) * 44];
    spokes += `M0 -52L${formatNumber(x)} ${formatNumber(y)}`;
    cabins += drawCircle(x, y + 3, 3.2, `fill="${lightColour}"`);
  }
  return (
    `<g fill="none" stroke="${colour}" stroke-width="1.5"><circle cx="0" cy="-52" r="44"/><circle cx="0" cy="-52" r="38"/>` +
    `<path d="${spokes}"/><path d="M-24 2L0 -52L24 2" stroke-width="3.4"/></g>${cabins}`
  );
};
