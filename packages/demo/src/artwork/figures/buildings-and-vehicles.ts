// Silhouettes of buildings and vehicles with their base at 0, 0. `lit` is the colour of their windows.

import { circle, group, num, path, rect } from '../shapes.ts';

export const lighthouse = (colour: string, lit: string, stripe: string): string =>
  path('M-11 2L-7 -78L7 -78L11 2Z', `fill="${colour}"`) +
  path('M-9.6 -26L-8.9 -40L8.9 -40L9.6 -26ZM-8.2 -54L-7.5 -68L7.5 -68L8.2 -54Z', `fill="${stripe}"`) +
  rect(-10, -81, 20, 3.4, `fill="${colour}"`) +
  rect(-5.4, -92, 10.8, 11, `fill="${lit}"`) +
  path('M-8 -92L0 -103L8 -92Z', `fill="${colour}"`) +
  path('M-5.4 -92L-5.4 -81M0 -92L0 -81M5.4 -92L5.4 -81', `stroke="${colour}" stroke-width="1.2"`);

export const cabin = (colour: string, lit: string, roof: string): string =>
  rect(-34, -34, 68, 36, `fill="${colour}"`) +
  path('M-44 -32L0 -66L44 -32L38 -28L0 -56L-38 -28Z', `fill="${roof}"`) +
  path('M-34 -32L0 -58L34 -32Z', `fill="${colour}"`) +
  rect(18, -66, 9, 24, `fill="${roof}"`) +
  rect(-22, -24, 14, 13, `fill="${lit}"`) +
  rect(9, -26, 13, 28, `fill="${lit}" opacity="0.85"`) +
  path('M-15 -24L-15 -11M-22 -17.5L-8 -17.5', `stroke="${colour}" stroke-width="1.6"`);

export const house = (colour: string, lit: string, roof: string): string =>
  rect(-30, -62, 60, 64, `fill="${colour}"`) +
  path('M-37 -60L0 -96L37 -60Z', `fill="${roof}"`) +
  [-18, 6].map((x) => rect(x, -50, 12, 15, `fill="${lit}"`)).join('') +
  rect(-18, -24, 12, 15, `fill="${lit}" opacity="0.25"`) +
  rect(7, -26, 11, 28, `fill="${roof}"`);

export const sailboat = (hull: string, sail: string): string =>
  path('M-40 -8L40 -8Q34 6 22 7L-24 7Q-36 5 -40 -8Z', `fill="${hull}"`) +
  path('M-3 -12L-3 -96Q34 -60 36 -14Z', `fill="${sail}"`) +
  path('M-8 -14L-8 -86Q-28 -54 -33 -14Z', `fill="${sail}" opacity="0.82"`) +
  rect(-6.4, -98, 2.4, 92, `fill="${hull}"`);

export const steamer = (hull: string, lit: string): string =>
  path('M-100 -22L104 -22Q98 4 80 6L-86 6Q-98 0 -100 -22Z', `fill="${hull}"`) +
  rect(-70, -36, 136, 15, `fill="${hull}"`) +
  rect(-52, -48, 96, 13, `fill="${hull}"`) +
  [-34, -2, 28]
    .map((x) => path(`M${x} -48L${x - 2} -78L${x + 14} -78L${x + 14} -48Z`, `fill="${hull}"`))
    .join('') +
  Array.from({ length: 15 }, (_, i) => circle(-62 + i * 8.6, -29, 1.9, `fill="${lit}"`)).join('') +
  Array.from({ length: 10 }, (_, i) => circle(-44 + i * 8.8, -42, 1.7, `fill="${lit}"`)).join('') +
  rect(84, -60, 2, 40, `fill="${hull}"`);

export const rocket = (body: string, trim: string, glass: string): string =>
  path('M0 -100Q20 -76 18 -40L14 -12L-14 -12L-18 -40Q-20 -76 0 -100Z', `fill="${body}"`) +
  path(
    'M0 -100Q12 -86 15.6 -70L-15.6 -70Q-12 -86 0 -100ZM17 -36Q34 -24 32 2L14 -12ZM-17 -36Q-34 -24 -32 2L-14 -12Z',
    `fill="${trim}"`,
  ) +
  circle(0, -54, 7.6, `fill="${trim}"`) +
  circle(0, -54, 5.2, `fill="${glass}"`) +
  path('M-8 -12L8 -12L5 -4L-5 -4Z', `fill="${trim}"`);

export const dish = (colour: string): string =>
  path('M-12 2L-4 -46L4 -46L12 2L7 2L0 -26L-7 2Z', `fill="${colour}"`) +
  group(
    path('M-46 0Q0 48 46 0Q0 12 -46 0Z', `fill="${colour}"`) +
      path('M-20 10L0 -34L20 10M0 -34L0 12', `fill="none" stroke="${colour}" stroke-width="2.2"`) +
      circle(0, -35, 4, `fill="${colour}"`),
    'translate(0 -58) rotate(-26)',
  );

/** Rear view, 100 wide. */
export const carBehind = (body: string, glass: string, lamps: string): string =>
  path('M-46 0L-50 -24Q-50 -32 -40 -34L-30 -56Q0 -62 30 -56L40 -34Q50 -32 50 -24L46 0Z', `fill="${body}"`) +
  path('M-33 -36L-26 -52Q0 -57 26 -52L33 -36Z', `fill="${glass}"`) +
  rect(-46, -27, 18, 8, `fill="${lamps}" rx="2"`) +
  rect(28, -27, 18, 8, `fill="${lamps}" rx="2"`) +
  rect(-42, -2, 14, 8, `fill="${body}"`) +
  rect(28, -2, 14, 8, `fill="${body}"`);

/** Side view, 160 long. */
export const carSide = (body: string, glass: string, wheel: string): string =>
  path(
    'M-80 -14Q-82 -32 -64 -36L-36 -40Q-18 -62 10 -62Q34 -62 48 -40L70 -35Q82 -30 80 -12Z',
    `fill="${body}"`,
  ) +
  path('M-27 -40Q-14 -55 4 -56L4 -40ZM10 -40L10 -56Q28 -55 38 -40Z', `fill="${glass}"`) +
  [-46, 46].map((x) => circle(x, -12, 14, `fill="${wheel}"`) + circle(x, -12, 6, `fill="${glass}"`)).join('');

/** An engine and coaches that head right; side view, about 400 long. */
export const train = (body: string, lit: string): string => {
  let coaches = '';
  for (let i = 0; i < 4; i++) {
    const x = -210 + i * 88;
    coaches += rect(x, -44, 84, 38, `fill="${body}" rx="4"`);
    for (let k = 0; k < 5; k++) coaches += rect(x + 8 + k * 15, -36, 10, 12, `fill="${lit}" rx="1"`);
    for (const wheel of [14, 28, 56, 70]) coaches += circle(x + wheel, -5, 5, `fill="${body}"`);
  }
  return (
    coaches +
    path('M142 -6L142 -46L166 -46L166 -36L214 -36Q224 -34 224 -20L224 -6Z', `fill="${body}"`) +
    path('M202 -36L200 -54L214 -54L212 -36Z', `fill="${body}"`) +
    [154, 176, 196, 214].map((x) => circle(x, -6, 7, `fill="${body}"`)).join('') +
    rect(148, -40, 12, 10, `fill="${lit}"`)
  );
};

export const balloon = (skin: string, stripe: string, basket: string): string =>
  path('M0 -100Q40 -98 40 -62Q38 -36 8 -18L-8 -18Q-38 -36 -40 -62Q-40 -98 0 -100Z', `fill="${skin}"`) +
  path('M0 -100Q16 -96 16 -62Q14 -36 3 -18L-3 -18Q-14 -36 -16 -62Q-16 -96 0 -100Z', `fill="${stripe}"`) +
  path('M-8 -18L-5 -8M8 -18L5 -8', `stroke="${basket}" stroke-width="1"`) +
  rect(-6, -9, 12, 9, `fill="${basket}" rx="1.5"`);

export const castle = (stone: string, lit: string, flag: string): string => {
  const tower = (x: number, width: number, height: number, roof: number) => {
    const half = width / 2;
    return (
      rect(x - half, -height, width, height + 2, `fill="${stone}"`) +
      path(
        `M${num(x - half - 2)} ${-height}L${x} ${-height - roof}L${num(x + half + 2)} ${-height}Z`,
        `fill="${stone}"`,
      ) +
      rect(x - 1.2, -height + 8, 2.4, 5, `fill="${lit}"`) +
      rect(x - 1.2, -height + 20, 2.4, 5, `fill="${lit}" opacity="0.6"`)
    );
  };
  return (
    tower(-34, 12, 46, 20) +
    tower(-16, 14, 70, 26) +
    tower(4, 20, 92, 34) +
    tower(24, 13, 62, 24) +
    tower(40, 11, 42, 18) +
    path(
      'M-44 2L-44 -26L-38 -26L-38 -30L-32 -30L-32 -26L-26 -26L-26 -30L-20 -30L-20 -26L24 -26L24 -30L30 -30L30 -26L36 -26L36 -30L42 -30L42 -26L48 -26L48 2Z',
      `fill="${stone}"`,
    ) +
    path('M4 -126L4 -140L18 -135L4 -131', `fill="${flag}" stroke="${stone}" stroke-width="0.8"`) +
    path('M-4 2L-4 -12Q2 -20 8 -12L8 2Z', `fill="${lit}" opacity="0.75"`)
  );
};

export const windmill = (colour: string): string =>
  path('M-13 2L-8 -60L8 -60L13 2Z', `fill="${colour}"`) +
  path('M-10 -58Q0 -76 10 -58Z', `fill="${colour}"`) +
  group(
    [0, 90, 180, 270]
      .map((angle) =>
        group(
          path('M-1 0L-1 -44L1 -44L1 0ZM1.5 -8L9 -10L9 -43L1.5 -43Z', `fill="${colour}"`),
          `rotate(${angle})`,
        ),
      )
      .join(''),
    'translate(0 -62) rotate(20)',
  );

export const ferrisWheel = (colour: string, lit: string): string => {
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 44, -52 + Math.sin(angle) * 44];
    spokes += `M0 -52L${num(x)} ${num(y)}`;
    cabins += circle(x, y + 3, 3.2, `fill="${lit}"`);
  }
  return (
    `<g fill="none" stroke="${colour}" stroke-width="1.5"><circle cx="0" cy="-52" r="44"/><circle cx="0" cy="-52" r="38"/>` +
    `<path d="${spokes}"/><path d="M-24 2L0 -52L24 2" stroke-width="3.4"/></g>${cabins}`
  );
};
