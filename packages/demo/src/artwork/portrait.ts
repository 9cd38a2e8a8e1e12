// Portraits of people: head and shoulders in flat colours in front of a light. Rendering is deterministic.

import sharp from 'sharp';
import { darken, lighten, mix } from './colour.ts';
import { getGrainTile } from './grain.ts';
import { getPalette, type Palette } from './palettes.ts';
import { drawCircle, drawEllipse, drawPath, drawRect, wrapGroup } from './shapes.ts';

type Hair = 'short' | 'bun' | 'curls' | 'long' | 'bald' | 'scarf' | 'bob' | 'helmet' | 'receding';

export interface Appearance {
  palette: string;
  skin: string;
  hair: Hair;
  hairColour: string;
  /** Colour of the clothes. */
  clothing: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

export const portraitSize = { width: 800, height: 1200 };

const { width, height } = portraitSize;
const centreX = width / 2;
/** Centre and radii of the face. */
const face = { y: 520, rx: 148, ry: 190 };

const drawBackground = ({ sky: [skyTop, skyMiddle, skyLow], light }: Palette): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skyTop}"/><stop offset="0.6" stop-color="${skyMiddle}"/><stop offset="1" stop-color="${skyLow}"/></linearGradient>` +
  `<radialGradient id="l"><stop offset="0" stop-color="${light}" stop-opacity="0.95"/><stop offset="0.62" stop-color="${mix(light, skyLow, 0.55)}" stop-opacity="0.85"/><stop offset="1" stop-color="${mix(light, skyMiddle, 0.7)}" stop-opacity="0.75"/></radialGradient>` +
  '<linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></linearGradient></defs>' +
  drawRect(0, 0, width, height, 'fill="url(#g)"') +
  drawCircle(centreX - 40, face.y + 20, 330, 'fill="url(#l)"');

const drawShoulders = (clothing: string, skin: string): string =>
  drawPath(
    `M40 1270Q60 940 250 870Q330 842 ${centreX} 842Q470 842 550 870Q740 940 760 1270Z`,
    `fill="${clothing}"`,
  ) +
  drawPath('M322 640L322 850Q360 930 400 936Q440 930 478 850L478 640Z', `fill="${darken(skin, 0.08)}"`) +
  drawPath('M322 742Q400 800 478 742L478 700L322 700Z', 'fill="#000" opacity="0.16"') +
  drawPath(
    'M300 856Q400 1010 500 856L540 868Q470 1060 400 1066Q330 1060 260 868Z',
    `fill="${lighten(clothing, 0.08)}"`,
  );

const hairBehindHead: Record<Hair, (colour: string) => string> = {
  short: () => '',
  receding: () => '',
  bald: () => '',
  bun: (colour) => drawCircle(centreX, 312, 78, `fill="${darken(colour, 0.06)}"`),
  curls: (colour) =>
    [
      [-150, -120, 92],
      [-178, -10, 84],
      [-150, 96, 74],
      [150, -120, 92],
      [178, -10, 84],
      [150, 96, 74],
      [0, -190, 110],
      [-90, -176, 100],
      [90, -176, 100],
    ]
      .map(([x = 0, y = 0, r = 0]) => drawCircle(centreX + x, face.y + y, r, `fill="${colour}"`))
      .join(''),
  long: (colour) =>
    drawPath(
      'M230 470Q224 300 400 296Q576 300 570 470L600 880Q520 960 500 860L300 860Q280 960 200 880Z',
      `fill="${colour}"`,
    ),
  bob: (colour) =>
    drawPath(
      'M220 500Q210 292 400 290Q590 292 580 500L586 690Q540 730 500 700L300 700Q260 730 214 690Z',
      `fill="${colour}"`,
    ),
  scarf: (colour) =>
    drawPath(
      'M206 560Q190 280 400 276Q610 280 594 560Q604 760 640 980L160 980Q196 760 206 560Z',
      `fill="${colour}"`,
    ),
  helmet: () => '',
};

const hairInFront: Record<Hair, (colour: string) => string> = {
  short: (colour) =>
    drawPath(
      'M246 520Q232 312 400 306Q568 312 554 520Q544 424 496 402Q420 440 300 404Q262 430 246 520Z',
      `fill="${colour}"`,
    ),
  receding: (colour) =>
    drawPath(
      'M248 500Q240 318 400 312Q560 318 552 500Q536 408 470 376Q400 356 330 376Q264 408 248 500Z',
      `fill="${colour}"`,
    ),
  bald: () => drawEllipse(370, 400, 60, 26, 'fill="#fff" opacity="0.1"'),
  bun: (colour) =>
    drawPath('M250 500Q244 316 400 312Q556 316 550 500Q528 380 400 372Q272 380 250 500Z', `fill="${colour}"`),
  curls: (colour) =>
    drawPath(
      'M254 470Q262 330 400 326Q538 330 546 470Q500 392 440 404Q400 384 350 408Q296 398 254 470Z',
      `fill="${colour}"`,
    ),
  long: (colour) =>
    drawPath(
      'M246 560Q228 312 400 306Q572 312 554 560Q548 430 452 376Q380 452 262 470Q250 510 246 560Z',
      `fill="${colour}"`,
    ),
  bob: (colour) =>
    drawPath(
      'M240 560Q222 306 400 302Q578 306 560 560Q560 440 548 430Q400 424 252 430Q240 440 240 560Z',
      `fill="${colour}"`,
    ),
  scarf: (colour) =>
    drawPath(
      'M240 540Q228 310 400 306Q572 310 560 540Q552 400 400 388Q248 400 240 540Z',
      `fill="${colour}"`,
    ) +
    drawPath(
      'M228 640Q300 800 400 806Q500 800 572 640Q620 800 560 880Q400 960 240 880Q180 800 228 640Z',
      `fill="${lighten(colour, 0.06)}"`,
    ),
  helmet: (colour) =>
    drawPath(
      'M222 480Q210 270 400 262Q590 270 578 480Q560 440 400 432Q240 440 222 480Z',
      `fill="${colour}"`,
    ) +
    drawPath(
      'M300 290Q290 350 296 430M400 266L400 430M500 290Q510 350 504 430',
      `fill="none" stroke="${darken(colour, 0.3)}" stroke-width="14" stroke-linecap="round"`,
    ) +
    drawPath(
      'M252 470Q262 640 330 716M548 470Q538 640 470 716',
      'fill="none" stroke="#15161a" stroke-width="9"',
    ),
};

const drawFeatures = (skin: string, hairColour: string): string => {
  const lineColour = darken(skin, 0.34);
  const browColour = darken(mix(hairColour, skin, 0.5), 0.3);
  return (
    [-1, 1]
      .map(
        (side) =>
          drawPath(
            `M${centreX + side * 34} 492Q${centreX + side * 66} 470 ${centreX + side * 100} 490`,
            `fill="none" stroke="${browColour}" stroke-width="12" stroke-linecap="round"`,
          ) +
          drawEllipse(centreX + side * 66, 528, 13, 14, 'fill="#1b1714"') +
          drawCircle(centreX + side * 66 + 4, 523, 4, 'fill="#fff" opacity="0.9"'),
      )
      .join('') +
    drawPath(
      'M404 528Q426 588 412 606Q398 612 386 604',
      `fill="none" stroke="${lineColour}" stroke-width="7" stroke-linecap="round" opacity="0.7"`,
    ) +
    drawPath('M352 648Q400 682 448 648Q400 664 352 648Z', `fill="${mix(lineColour, '#a8343c', 0.45)}"`)
  );
};

const glasses =
  [-1, 1]
    .map((side) =>
      drawEllipse(
        centreX + side * 68,
        528,
        52,
        44,
        'fill="#fff" fill-opacity="0.12" stroke="#1a1a1e" stroke-width="8"',
      ),
    )
    .join('') + drawPath('M384 522Q400 514 416 522', 'fill="none" stroke="#1a1a1e" stroke-width="8"');

const drawBeard = (colour: string): string =>
  drawPath(
    'M254 560Q268 734 400 740Q532 734 546 560Q520 636 462 624Q400 604 338 624Q280 636 254 560Z',
    `fill="${colour}" opacity="0.94"`,
  ) +
  drawPath(
    'M352 652Q400 676 448 652',
    'fill="none" stroke="#5b2a24" stroke-width="9" stroke-linecap="round"',
  );

function drawPortrait(appearance: Appearance): string {
  const { skin, hair, hairColour, clothing } = appearance;
  const ears =
    hair === 'scarf'
      ? ''
      : [-1, 1]
          .map((side) => drawEllipse(centreX + side * face.rx, 536, 24, 40, `fill="${darken(skin, 0.06)}"`))
          .join('');
  return (
    drawBackground(getPalette(appearance.palette)) +
    hairBehindHead[hair](hairColour) +
    wrapGroup(drawShoulders(clothing, skin), 'translate(0 -46)') +
    ears +
    drawEllipse(centreX, face.y, face.rx, face.ry, `fill="${skin}"`) +
    drawEllipse(centreX, face.y, face.rx, face.ry, 'fill="url(#s)"') +
    (appearance.hasBeard ? drawBeard(hairColour) : '') +
    drawFeatures(skin, hairColour) +
    (appearance.hasGlasses ? glasses : '') +
    hairInFront[hair](hairColour)
  );
}

/** Renders a portrait as an encoded image. */
export async function renderPortrait(appearance: Appearance): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawPortrait(appearance)}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: await getGrainTile(), tile: true, blend: 'over' }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
