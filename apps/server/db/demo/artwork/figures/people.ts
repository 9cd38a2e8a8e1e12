// Silhouettes of people: feet at 0, 0 and 100 tall, to be placed and scaled.

import { circle, group, type Point, path, polyline, rect } from '../shapes.ts';

const limb = (points: readonly Point[], width: number) =>
  `<path d="${polyline(points)}" fill="none" stroke-width="${width}"/>`;

const inked = (body: string, colour: string) =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

const standing =
  circle(0, -92.5, 6.6, '') +
  rect(-2.6, -88, 5.2, 8, '') +
  path(
    'M-10 -83Q-15 -81 -16 -71L-18 -44Q-15 -41 -13 -44L-11 -64L-14 -25L14 -25L11 -64L13 -44Q15 -41 18 -44L16 -71Q15 -81 10 -83Q0 -88 -10 -83Z',
    '',
  ) +
  path('M-9 -27L-8 -2Q-12 0 -10 0L-2 0L-1 -27ZM9 -27L8 -2Q12 0 10 0L2 0L1 -27Z', '');

const hatted = standing + path('M-13 -95Q0 -91 13 -95L8 -96L7 -103Q0 -106 -7 -103L-8 -96Z', '');

const walking =
  circle(3, -92.5, 6.6, '') +
  path('M-6 -84Q4 -89 9 -81L10 -58L13 -34Q2 -30 -11 -34L-7 -60Z', '') +
  limb(
    [
      [2, -42],
      [10, -22],
      [13, -2],
      [18, -1],
    ],
    6.4,
  ) +
  limb(
    [
      [-1, -42],
      [-6, -22],
      [-16, -5],
      [-12, -2],
    ],
    6.4,
  ) +
  limb(
    [
      [0, -79],
      [-8, -62],
      [-5, -49],
    ],
    5,
  ) +
  limb(
    [
      [4, -79],
      [12, -63],
      [17, -54],
    ],
    5,
  );

const dressed =
  circle(0, -93, 6, '') +
  path('M-6 -95Q-10 -84 -7 -79L7 -79Q10 -84 6 -95Z', '') +
  path('M-8 -82Q0 -86 8 -82L7 -62L17 -20Q0 -14 -17 -20L-7 -62Z', '') +
  limb(
    [
      [-8, -80],
      [-13, -64],
      [-11, -50],
    ],
    4,
  ) +
  limb(
    [
      [8, -80],
      [13, -64],
      [11, -50],
    ],
    4,
  ) +
  limb(
    [
      [-4, -20],
      [-4, -1],
    ],
    4,
  ) +
  limb(
    [
      [4, -20],
      [4, -1],
    ],
    4,
  );

const running =
  circle(13, -92, 6.4, '') +
  limb(
    [
      [8, -80],
      [1, -53],
    ],
    12,
  ) +
  limb(
    [
      [1, -51],
      [18, -44],
      [12, -20],
      [20, -17],
    ],
    7.4,
  ) +
  limb(
    [
      [0, -51],
      [-8, -29],
      [-29, -34],
      [-32, -26],
    ],
    7,
  ) +
  limb(
    [
      [8, -79],
      [-7, -70],
      [-14, -82],
    ],
    4.6,
  ) +
  limb(
    [
      [8, -79],
      [18, -65],
      [29, -74],
    ],
    4.6,
  );

const cycling =
  `<g fill="none" stroke-width="2.6">${circle(-30, -20, 20, '')}${circle(30, -20, 20, '')}</g>` +
  limb(
    [
      [-30, -20],
      [-12, -46],
      [22, -48],
      [0, -20],
      [-12, -46],
    ],
    2.6,
  ) +
  limb(
    [
      [-30, -20],
      [0, -20],
    ],
    2.6,
  ) +
  limb(
    [
      [30, -20],
      [21, -54],
      [30, -56],
    ],
    2.6,
  ) +
  circle(20, -92, 7, '') +
  path('M12 -95Q24 -104 30 -91L14 -91Z', '') +
  limb(
    [
      [10, -82],
      [-10, -58],
    ],
    13,
  ) +
  limb(
    [
      [12, -82],
      [20, -66],
      [29, -57],
    ],
    5,
  ) +
  limb(
    [
      [-11, -54],
      [8, -40],
      [2, -14],
    ],
    7,
  );

const astronaut =
  path('M-20 -78Q-20 -86 -12 -86L12 -86Q20 -86 20 -78L19 -44L-19 -44Z', '') +
  circle(0, -86, 14, '') +
  path(
    'M-9 -90Q0 -97 9 -90Q11 -84 7 -79Q0 -76 -7 -79Q-11 -84 -9 -90Z',
    'fill="#ffffff" fill-opacity="0.28"',
  ) +
  limb(
    [
      [-10, -44],
      [-12, -22],
      [-12, -4],
      [-16, -4],
    ],
    13,
  ) +
  limb(
    [
      [10, -44],
      [12, -22],
      [12, -4],
      [16, -4],
    ],
    13,
  ) +
  limb(
    [
      [-15, -74],
      [-25, -60],
      [-24, -46],
    ],
    10,
  ) +
  limb(
    [
      [15, -74],
      [25, -60],
      [24, -46],
    ],
    10,
  );

const robed =
  path('M-7 -90Q-8 -101 2 -101Q11 -101 11 -91Q10 -84 5 -82L-3 -82Q-7 -84 -7 -90Z', '') +
  path(
    'M-4 -84Q4 -87 9 -82Q14 -66 13 -50Q17 -26 22 -6Q12 -2 6 -6Q-4 0 -16 -4Q-10 -30 -11 -52Q-11 -74 -4 -84Z',
    '',
  ) +
  limb(
    [
      [6, -72],
      [17, -60],
      [24, -66],
    ],
    5,
  ) +
  path('M23.2 -92L24.8 -92L25.6 0L24 0Z', '') +
  limb(
    [
      [12, -6],
      [14, -1],
      [18, -1],
    ],
    4,
  ) +
  limb(
    [
      [-8, -5],
      [-10, -1],
      [-6, -1],
    ],
    4,
  );

const seated =
  circle(2, -66, 6.6, '') +
  path('M-8 -58Q2 -63 8 -56L8 -28L-10 -26Q-14 -40 -8 -58Z', '') +
  limb(
    [
      [-2, -29],
      [22, -30],
      [22, -4],
      [28, -3],
    ],
    7,
  ) +
  limb(
    [
      [2, -53],
      [10, -38],
      [20, -36],
    ],
    5,
  );

const boxing =
  circle(6, -90, 6.6, '') +
  limb(
    [
      [2, -78],
      [-2, -50],
    ],
    14,
  ) +
  limb(
    [
      [-1, -50],
      [13, -30],
      [10, -3],
      [17, -2],
    ],
    7.6,
  ) +
  limb(
    [
      [-3, -50],
      [-14, -28],
      [-22, -3],
      [-16, -2],
    ],
    7.6,
  ) +
  limb(
    [
      [4, -77],
      [18, -70],
      [32, -78],
    ],
    5.6,
  ) +
  circle(33, -79, 5.6, '') +
  limb(
    [
      [0, -77],
      [8, -64],
      [17, -76],
    ],
    5.6,
  ) +
  circle(18, -77, 5.6, '');

const dancing =
  circle(4, -93, 6, '') +
  limb(
    [
      [2, -82],
      [0, -56],
    ],
    9,
  ) +
  path('M-6 -60L7 -60L24 -34Q2 -26 -18 -40Z', '') +
  limb(
    [
      [0, -50],
      [6, -26],
      [2, 0],
    ],
    5,
  ) +
  limb(
    [
      [-4, -48],
      [-22, -34],
      [-38, -44],
    ],
    5,
  ) +
  limb(
    [
      [0, -80],
      [-16, -92],
      [-26, -106],
    ],
    4,
  ) +
  limb(
    [
      [4, -80],
      [20, -84],
      [34, -76],
    ],
    4,
  );

const climbing =
  circle(4, -88, 6.4, '') +
  limb(
    [
      [0, -78],
      [-6, -52],
    ],
    12,
  ) +
  limb(
    [
      [-5, -52],
      [12, -46],
      [8, -24],
    ],
    7,
  ) +
  limb(
    [
      [-7, -52],
      [-12, -26],
      [-8, -2],
    ],
    7,
  ) +
  limb(
    [
      [2, -77],
      [16, -90],
      [18, -108],
    ],
    4.8,
  ) +
  limb(
    [
      [-2, -76],
      [12, -70],
      [20, -78],
    ],
    4.8,
  ) +
  rect(-15, -78, 10, 22, 'rx="4" transform="rotate(14 -10 -66)"');

const swimming =
  circle(34, -14, 7, '') +
  path('M30 -8Q0 -20 -40 -6L-40 0L40 0Z', '') +
  limb(
    [
      [18, -10],
      [34, -34],
      [58, -10],
    ],
    6,
  );

const child = group(
  circle(0, -88, 9.5, '') +
    path('M-12 -78Q0 -84 12 -78L15 -34L-15 -34Z', '') +
    limb(
      [
        [-6, -34],
        [-6, -3],
        [-9, -2],
      ],
      8,
    ) +
    limb(
      [
        [6, -34],
        [6, -3],
        [9, -2],
      ],
      8,
    ) +
    limb(
      [
        [-11, -75],
        [-19, -56],
      ],
      6,
    ) +
    limb(
      [
        [11, -75],
        [19, -56],
      ],
      6,
    ),
  'scale(1)',
);

export const people = {
  standing,
  hatted,
  walking,
  dressed,
  running,
  cycling,
  astronaut,
  robed,
  seated,
  boxing,
  dancing,
  climbing,
  swimming,
  child,
  couple: group(standing, 'translate(-13 0)') + group(dressed, 'translate(13 0) scale(0.93)'),
  family: group(standing, 'translate(-16 0)') + group(child, 'translate(8 0) scale(0.56)'),
  umbrella:
    standing +
    limb(
      [
        [14, -46],
        [10, -70],
        [10, -128],
      ],
      1.8,
    ) +
    path(
      'M-34 -106Q-30 -136 10 -138Q50 -136 54 -106Q43 -112 32 -106Q21 -112 10 -106Q-1 -112 -12 -106Q-23 -112 -34 -106Z',
      '',
    ),
  traveller: walking + rect(13, -50, 18, 20, 'rx="2"'),
} satisfies Record<string, string>;

export type PersonName = keyof typeof people;

export const person = (name: PersonName, colour: string): string => inked(people[name], colour);

export const isPerson = (name: string): name is PersonName => Object.hasOwn(people, name);
