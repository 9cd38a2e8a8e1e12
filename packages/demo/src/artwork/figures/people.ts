// Silhouettes of people: feet at 0, 0; a standing figure is about 100 tall.

import { drawCircle, drawPath, drawRect, wrapGroup } from '../shapes.ts';

const drawLimb = (d: string, width: number) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;

const drawColouredFigure = (markup: string, colour: string) =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${markup}</g>`;

const standing =
  drawCircle(0, -92.5, 6.6, '') +
  drawRect(-2.6, -88, 5.2, 8, '') +
  drawPath(
    'M-10 -83Q-15 -81 -16 -71L-18 -44Q-15 -41 -13 -44L-11 -64L-14 -25L14 -25L11 -64L13 -44Q15 -41 18 -44L16 -71Q15 -81 10 -83Q0 -88 -10 -83Z',
    '',
  ) +
  drawPath('M-9 -27L-8 -2Q-12 0 -10 0L-2 0L-1 -27ZM9 -27L8 -2Q12 0 10 0L2 0L1 -27Z', '');

const hatted = standing + drawPath('M-13 -95Q0 -91 13 -95L8 -96L7 -103Q0 -106 -7 -103L-8 -96Z', '');

const walking =
  drawCircle(3, -92.5, 6.6, '') +
  drawPath('M-6 -84Q4 -89 9 -81L10 -58L13 -34Q2 -30 -11 -34L-7 -60Z', '') +
  drawLimb('M2 -42L10 -22L13 -2L18 -1', 6.4) +
  drawLimb('M-1 -42L-6 -22L-16 -5L-12 -2', 6.4) +
  drawLimb('M0 -79L-8 -62L-5 -49', 5) +
  drawLimb('M4 -79L12 -63L17 -54', 5);

const woman =
  drawCircle(0, -93, 6, '') +
  drawPath('M-6 -95Q-10 -84 -7 -79L7 -79Q10 -84 6 -95Z', '') +
  drawPath('M-8 -82Q0 -86 8 -82L7 -62L17 -20Q0 -14 -17 -20L-7 -62Z', '') +
  drawLimb('M-8 -80L-13 -64L-11 -50', 4) +
  drawLimb('M8 -80L13 -64L11 -50', 4) +
  drawLimb('M-4 -20L-4 -1', 4) +
  drawLimb('M4 -20L4 -1', 4);

const running =
  drawCircle(13, -92, 6.4, '') +
  drawLimb('M8 -80L1 -53', 12) +
  drawLimb('M1 -51L18 -44L12 -20L20 -17', 7.4) +
  drawLimb('M0 -51L-8 -29L-29 -34L-32 -26', 7) +
  drawLimb('M8 -79L-7 -70L-14 -82', 4.6) +
  drawLimb('M8 -79L18 -65L29 -74', 4.6);

const cycling =
  `<g fill="none" stroke-width="2.6">${drawCircle(-30, -20, 20, '')}${drawCircle(30, -20, 20, '')}</g>` +
  drawLimb('M-30 -20L-12 -46L22 -48L0 -20L-12 -46', 2.6) +
  drawLimb('M-30 -20L0 -20', 2.6) +
  drawLimb('M30 -20L21 -54L30 -56', 2.6) +
  drawCircle(20, -92, 7, '') +
  drawPath('M12 -95Q24 -104 30 -91L14 -91Z', '') +
  drawLimb('M10 -82L-10 -58', 13) +
  drawLimb('M12 -82L20 -66L29 -57', 5) +
  drawLimb('M-11 -54L8 -40L2 -14', 7);

const astronaut =
  drawPath('M-20 -78Q-20 -86 -12 -86L12 -86Q20 -86 20 -78L19 -44L-19 -44Z', '') +
  drawCircle(0, -86, 14, '') +
  drawPath(
    'M-9 -90Q0 -97 9 -90Q11 -84 7 -79Q0 -76 -7 -79Q-11 -84 -9 -90Z',
    'fill="#ffffff" fill-opacity="0.28"',
  ) +
  drawLimb('M-10 -44L-12 -22L-12 -4L-16 -4', 13) +
  drawLimb('M10 -44L12 -22L12 -4L16 -4', 13) +
  drawLimb('M-15 -74L-25 -60L-24 -46', 10) +
  drawLimb('M15 -74L25 -60L24 -46', 10);

const robed =
  drawPath('M-7 -90Q-8 -101 2 -101Q11 -101 11 -91Q10 -84 5 -82L-3 -82Q-7 -84 -7 -90Z', '') +
  drawPath(
    'M-4 -84Q4 -87 9 -82Q14 -66 13 -50Q17 -26 22 -6Q12 -2 6 -6Q-4 0 -16 -4Q-10 -30 -11 -52Q-11 -74 -4 -84Z',
    '',
  ) +
  drawLimb('M6 -72L17 -60L24 -66', 5) +
  drawPath('M23.2 -92L24.8 -92L25.6 0L24 0Z', '') +
  drawLimb('M12 -6L14 -1L18 -1', 4) +
  drawLimb('M-8 -5L-10 -1L-6 -1', 4);

const seated =
  drawCircle(2, -66, 6.6, '') +
  drawPath('M-8 -58Q2 -63 8 -56L8 -28L-10 -26Q-14 -40 -8 -58Z', '') +
  drawLimb('M-2 -29L22 -30L22 -4L28 -3', 7) +
  drawLimb('M2 -53L10 -38L20 -36', 5);

const boxing =
  drawCircle(6, -90, 6.6, '') +
  drawLimb('M2 -78L-2 -50', 14) +
  drawLimb('M-1 -50L13 -30L10 -3L17 -2', 7.6) +
  drawLimb('M-3 -50L-14 -28L-22 -3L-16 -2', 7.6) +
  drawLimb('M4 -77L18 -70L32 -78', 5.6) +
  drawCircle(33, -79, 5.6, '') +
  drawLimb('M0 -77L8 -64L17 -76', 5.6) +
  drawCircle(18, -77, 5.6, '');

const dancing =
  drawCircle(4, -93, 6, '') +
  drawLimb('M2 -82L0 -56', 9) +
  drawPath('M-6 -60L7 -60L24 -34Q2 -26 -18 -40Z', '') +
  drawLimb('M0 -50L6 -26L2 0', 5) +
  drawLimb('M-4 -48L-22 -34L-38 -44', 5) +
  drawLimb('M0 -80L-16 -92L-26 -106', 4) +
  drawLimb('M4 -80L20 -84L34 -76', 4);

const climbing =
  drawCircle(4, -88, 6.4, '') +
  drawLimb('M0 -78L-6 -52', 12) +
  drawLimb('M-5 -52L12 -46L8 -24', 7) +
  drawLimb('M-7 -52L-12 -26L-8 -2', 7) +
  drawLimb('M2 -77L16 -90L18 -108', 4.8) +
  drawLimb('M-2 -76L12 -70L20 -78', 4.8) +
  drawRect(-15, -78, 10, 22, 'rx="4" transform="rotate(14 -10 -66)"');

const swimming =
  drawCircle(34, -14, 7, '') +
  drawPath('M30 -8Q0 -20 -40 -6L-40 0L40 0Z', '') +
  drawLimb('M18 -10L34 -34L58 -10', 6);

const child = wrapGroup(
  drawCircle(0, -88, 9.5, '') +
    drawPath('M-12 -78Q0 -84 12 -78L15 -34L-15 -34Z', '') +
    drawLimb('M-6 -34L-6 -3L-9 -2', 8) +
    drawLimb('M6 -34L6 -3L9 -2', 8) +
    drawLimb('M-11 -75L-19 -56', 6) +
    drawLimb('M11 -75L19 -56', 6),
  'scale(1)',
);

const people = {
  standing,
  hatted,
  walking,
  woman,
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
  couple: wrapGroup(standing, 'translate(-13 0)') + wrapGroup(woman, 'translate(13 0) scale(0.93)'),
  family: wrapGroup(standing, 'translate(-16 0)') + wrapGroup(child, 'translate(8 0) scale(0.56)'),
  umbrella:
    standing +
    drawLimb('M14 -46L10 -70L10 -128', 1.8) +
    drawPath(
      'M-34 -106Q-30 -136 10 -138Q50 -136 54 -106Q43 -112 32 -106Q21 -112 10 -106Q-1 -112 -12 -106Q-23 -112 -34 -106Z',
      '',
    ),
  traveller: walking + drawRect(13, -50, 18, 20, 'rx="2"'),
} satisfies Record<string, string>;

export type PersonName = keyof typeof people;

export const drawPerson = (name: PersonName, colour: string): string =>
  drawColouredFigure(people[name], colour);

export const isPersonName = (name: string): name is PersonName => Object.hasOwn(people, name);
