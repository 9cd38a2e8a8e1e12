// Trees and leaves that grow up from 0, 0.

import type { Random } from '../random.ts';
import { buildCurve, buildPolyline, drawCircle, drawPath, formatNumber, type Point } from '../shapes.ts';

/** A conifer, 100 tall. */
export function drawPine(random: Random, fill: string): string {
  const rightSide: Point[] = [[0, -100]];
  const tierCount = random.integer(6, 9);
  const leftSide: Point[] = [];
  const maxHalfWidth = random.between(17, 25);
  for (let i = 1; i <= tierCount; i++) {
    const halfWidth = (i / tierCount) ** 0.85 * maxHalfWidth;
    const y = -100 + (i / tierCount) * 92;
    rightSide.push(
      [halfWidth * random.between(0.85, 1.12), y + random.between(-1, 2)],
      [halfWidth * 0.5, y - 3],
    );
    leftSide.unshift(
      [-halfWidth * 0.5, y - 3],
      [-halfWidth * random.between(0.85, 1.12), y + random.between(-1, 2)],
    );
  }
  const d = `${buildPolyline([...rightSide, [2, -8], [2, 2], [-2, 2], [-2, -8], ...leftSide])}Z`;
  return drawPath(d, `fill="${fill}"`);
}

/** A leafless tree drawn in strokes, about 100 tall. */
export function drawLeaflessTree(random: Random, colour: string): string {
  let body = '';
  const growBranch = (x: number, y: number, angle: number, length: number, width: number) => {
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    const bend = random.between(-0.18, 0.18) * length;
    const d = `M${formatNumber(x)} ${formatNumber(y)}Q${formatNumber((x + toX) / 2 - Math.sin(angle) * bend)} ${formatNumber((y + toY) / 2 + Math.cos(angle) * bend)} ${formatNumber(toX)} ${formatNumber(toY)}`;
    body += `<path d="${d}" stroke-width="${formatNumber(width)}"/>`;
    if (length < 6 || width < 0.4) return;
    const forkCount = random.chance(0.35) ? 3 : 2;
    for (let i = 0; i < forkCount; i++) {
      const spread = (i - (forkCount - 1) / 2) * random.between(0.55, 0.95);
      growBranch(
        toX,
        toY,
        angle + spread + random.between(-0.15, 0.15),
        length * random.between(0.62, 0.8),
        width * 0.62,
      );
    }
  };
  growBranch(0, 2, -Math.PI / 2 + random.between(-0.08, 0.08), random.between(26, 32), 6);
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${body}</g>`;
}

/** A broadleaf tree, about 100 tall. */
export function drawRoundTree(random: Random, trunk: string, crown: string, highlight: string): string {
  const clumps: string[] = [];
  const highlights: string[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = random.between(0, Math.PI * 2);
    const length = random.between(4, 24);
    const [x, y, r] = [
      Math.cos(angle) * length * 1.2,
      -66 + Math.sin(angle) * length * 0.8,
      random.between(13, 20),
    ];
    clumps.push(drawCircle(x, y, r, ''));
    highlights.push(drawCircle(x - 4, y - 5, r * 0.62, ''));
  }
  return (
    drawPath('M-3 2Q-2 -30 -4 -52L4 -52Q2 -30 3 2Z', `fill="${trunk}"`) +
    drawPath('M0 -30L-12 -52M0 -36L12 -54', `stroke="${trunk}" stroke-width="2.4"`) +
    `<g fill="${crown}">${clumps.join('')}</g><g fill="${highlight}" opacity="0.35">${highlights.join('')}</g>`
  );
}

export function drawPalm(random: Random, colour: string): string {
  const lean = random.between(-18, 18);
  let fronds = '';
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + ((i - 4) / 4) * 1.9 + random.between(-0.1, 0.1);
    const length = random.between(28, 40);
    const [tipX, tipY] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.6 + Math.abs(i - 4) * 5.5];
    fronds += `<path d="M0 0Q${formatNumber(tipX * 0.5)} ${formatNumber(tipY - 14)} ${formatNumber(tipX)} ${formatNumber(tipY)}Q${formatNumber(tipX * 0.5)} ${formatNumber(tipY - 5)} 0 3Z"/>`;
  }
  return (
    `<path d="M0 2Q${formatNumber(lean * 0.2)} -50 ${formatNumber(lean)} -92" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>` +
    `<g fill="${colour}" transform="translate(${formatNumber(lean)} -92)">${fronds}</g>`
  );
}

export function drawCactus(colour: string): string {
  return (
    `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M0 2L0 -92" stroke-width="14"/>` +
    '<path d="M0 -34Q-24 -34 -24 -46L-24 -64" stroke-width="10"/><path d="M0 -46Q22 -46 22 -56L22 -78" stroke-width="10"/></g>'
  );
}

/** A large leaf with a midrib: stem at 0, 0, tip at 0, -100. */
export function drawLeaf(shape: 'oval' | 'lance' | 'monstera', fill: string, vein: string): string {
  const rightOutlines: Readonly<Record<typeof shape, Point[]>> = {
    oval: [
      [0, 0],
      [26, -22],
      [34, -52],
      [20, -82],
      [0, -100],
    ],
    lance: [
      [0, 0],
      [12, -24],
      [15, -52],
      [9, -80],
      [0, -100],
    ],
    monstera: [
      [0, -4],
      [30, -6],
      [46, -34],
      [40, -66],
      [22, -88],
      [0, -100],
    ],
  };
  const rightOutline = rightOutlines[shape];
  const leftOutline = rightOutline
    .slice(0, -1)
    .reverse()
    .map(([x, y]) => [-x, y] as const);
  let veins = '';
  for (let i = 1; i <= 6; i++) {
    const y = -12 - i * 11;
    const length = (shape === 'lance' ? 10 : shape === 'oval' ? 25 : 36) * (1 - Math.abs(i - 3) * 0.13);
    veins += `M0 ${y + 8}Q${formatNumber(length * 0.5)} ${y + 2} ${formatNumber(length)} ${y - 8}M0 ${y + 8}Q${formatNumber(-length * 0.5)} ${y + 2} ${formatNumber(-length)} ${y - 8}`;
  }
  const slits =
    shape === 'monstera'
      ? [-24, -42, -60, -76]
          .map(
            (y) =>
              `M46 ${y - 8}Q30 ${y} 14 ${y + 4}Q30 ${y + 6} 47 ${y - 1}ZM-46 ${y - 8}Q-30 ${y} -14 ${y + 4}Q-30 ${y + 6} -47 ${y - 1}Z`,
          )
          .join('')
      : '';
  return (
    drawPath(
      `${buildCurve([...rightOutline, ...leftOutline])}Z${slits}`,
      `fill="${fill}" fill-rule="evenodd"`,
    ) +
    `<path d="M0 0L0 -97${veins}" fill="none" stroke="${vein}" stroke-width="1.1" stroke-linecap="round" opacity="0.75"/>`
  );
}
