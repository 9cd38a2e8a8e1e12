// The closing frame of a film: its title, director and cast.

import { renderSvgDocument } from '../artwork/canvas.ts';
import { mix } from '../artwork/colour.ts';
import { createSubjectCanvas } from '../artwork/composition.ts';
import { outlineText } from '../artwork/fonts.ts';
import { drawGlow, drawPath, fillCanvas, formatNumber, wrapGroup } from '../artwork/shapes.ts';
import { drawWordmark } from '../artwork/wordmark.ts';
import type { DemoTitle } from '../model.ts';

/** Draws the end card as SVG; the size is in pixels. */
export function drawEndCard(title: DemoTitle, width: number, height: number): string {
  const canvas = createSubjectCanvas(title, width, height, { x: 0.5, y: 0.42 });
  const { palette, unit } = canvas;
  const background = mix(palette.sky[0], palette.near, 0.25);
  const fragments = [
    fillCanvas(canvas, background),
    drawGlow(canvas, width / 2, height * 0.4, unit * 0.9, palette.sky[1], 0.55),
  ];
  const name = title.episode?.seriesTitle ?? title.text.en.title;
  const wordmark = drawWordmark(
    canvas,
    name,
    { ...title.art.lettering, tilt: 0 },
    {
      boxWidth: width * 0.36,
      boxHeight: height * 0.2,
      align: 'centre',
    },
  );
  fragments.push(
    wrapGroup(
      wordmark.markup,
      `translate(${formatNumber((width - wordmark.width) / 2)} ${formatNumber(height * 0.38 - wordmark.height / 2)})`,
    ),
  );
  const director = title.credits.find((person) => person.role === 'director');
  const cast = title.credits.filter((person) => person.role === 'cast');
  const lines = [
    director ? `Directed by ${director.name}` : '',
    cast.map((person) => person.name).join('    '),
  ];
  let y = height * 0.6;
  for (const line of lines) {
    if (!line) continue;
    const { d, box } = outlineText('oswald-light', line.toUpperCase(), height * 0.027, 0.14);
    const scale = Math.min(1, (width * 0.74) / (box.x2 - box.x1));
    const x = (width - (box.x2 - box.x1) * scale) / 2;
    fragments.push(
      wrapGroup(
        drawPath(d, `fill="${palette.text}" opacity="0.85"`),
        `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale.toFixed(3)})`,
      ),
    );
    y += height * 0.06;
  }
  return renderSvgDocument(canvas, fragments);
}
