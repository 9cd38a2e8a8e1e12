// The last picture of a film: who made it, on the colour it began with.

import { mix } from '../artwork/colour.ts';
import { stageFor } from '../artwork/compose.ts';
import { glyphs } from '../artwork/fonts.ts';
import { everywhere, glow, group, n, path } from '../artwork/shapes.ts';
import { svgDocument } from '../artwork/stage.ts';
import { drawWordmark } from '../artwork/wordmark.ts';
import type { DemoTitle } from '../model.ts';

export function drawEndCard(title: DemoTitle, width: number, height: number): string {
  const stage = stageFor(title, width, height, { x: 0.5, y: 0.42 });
  const { colours, unit } = stage;
  const ground = mix(colours.sky[0], colours.near, 0.25);
  const bodies = [
    everywhere(stage, ground),
    glow(stage, width / 2, height * 0.4, unit * 0.9, colours.sky[1], 0.55),
  ];
  const name = title.episode?.seriesTitle ?? title.text.en.title;
  const mark = drawWordmark(
    stage,
    name,
    { ...title.art.lettering, tilt: 0 },
    {
      boxWidth: width * 0.36,
      boxHeight: height * 0.2,
      align: 'centre',
    },
  );
  bodies.push(
    group(mark.body, `translate(${n((width - mark.width) / 2)} ${n(height * 0.38 - mark.height / 2)})`),
  );
  const director = title.people.find((person) => person.role === 'director');
  const cast = title.people.filter((person) => person.role === 'cast');
  const lines = [
    director ? `Directed by ${director.name}` : '',
    cast.map((person) => person.name).join('    '),
  ];
  let y = height * 0.6;
  for (const line of lines) {
    if (!line) continue;
    const { d, box } = glyphs('oswald-light', line.toUpperCase(), height * 0.027, 0.14);
    const fit = Math.min(1, (width * 0.74) / (box.x2 - box.x1));
    const x = (width - (box.x2 - box.x1) * fit) / 2;
    bodies.push(
      group(
        path(d, `fill="${colours.text}" opacity="0.85"`),
        `translate(${n(x)} ${n(y)}) scale(${fit.toFixed(3)})`,
      ),
    );
    y += height * 0.06;
  }
  return svgDocument(stage, bodies);
}
