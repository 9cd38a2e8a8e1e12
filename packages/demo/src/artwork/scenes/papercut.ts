// Sheets of cut paper, each with a hole and a shadow, and a small world at the bottom of the well.

import { darken, lighten, mix } from '../colour.ts';
import { birds, cat, deer, fish, whale } from '../figures/animals.ts';
import { isPerson, person } from '../figures/people.ts';
import { balloon, castle, house, rocket, sailboat, windmill } from '../figures/places.ts';
import { roundTree } from '../figures/plants.ts';
import {
  blob,
  circle,
  curve,
  ellipse,
  everywhere,
  fillBelow,
  path,
  placed,
  rect,
  ridgePoints,
} from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function world(stage: Stage): string {
  const { unit, focus, motif, colours, random, width, height } = stage;
  const [top, middle, low] = colours.sky;
  const ground = focus.y + unit * 0.16;
  const ink = stage.ramp(0.85);
  const put = (body: string, size: number, dx = 0, dy = 0) =>
    placed(body, focus.x + dx * unit, ground + dy * unit, (size * unit) / 100);
  const sky = everywhere(
    stage,
    stage.radial(focus.x, focus.y, unit * 0.6, [
      { at: 0, colour: lighten(low, 0.35) },
      { at: 1, colour: mix(low, middle, 0.4) },
    ]),
  );
  const sun = circle(focus.x + unit * 0.09, focus.y - unit * 0.13, unit * 0.07, `fill="${colours.light}"`);
  const hill =
    path(
      fillBelow(curve(ridgePoints(random.fork('hill'), width, ground, unit * 0.03, 3, 0.4)), width, height),
      `fill="${mix(colours.far, colours.accent, 0.2)}"`,
    ) +
    path(
      fillBelow(
        curve(ridgePoints(random.fork('hill2'), width, ground + unit * 0.07, unit * 0.03, 3, 0.4)),
        width,
        height,
      ),
      `fill="${stage.ramp(0.45)}"`,
    );
  const tree = (dx: number, size: number) =>
    put(
      roundTree(random.fork(`t${dx}`), ink, mix(colours.far, ink, 0.35), lighten(colours.far, 0.3)),
      size,
      dx,
      0.04,
    );
  switch (motif) {
    case 'whale':
      return (
        sky +
        sun +
        placed(
          whale(mix(ink, top, 0.3), lighten(low, 0.55), colours.light),
          focus.x,
          focus.y + unit * 0.04,
          (unit * 0.42) / 200,
          false,
          -8,
        ) +
        rect(0, ground, width, height, `fill="${middle}" opacity="0.85"`)
      );
    case 'boat':
      return (
        sky +
        sun +
        put(sailboat(ink, colours.accent), 0.26) +
        rect(0, ground, width, height, `fill="${middle}"`) +
        ellipse(
          focus.x,
          ground + unit * 0.03,
          unit * 0.2,
          unit * 0.008,
          `fill="${colours.light}" opacity="0.6"`,
        )
      );
    case 'castle':
      return sky + sun + put(castle(ink, colours.light, colours.accent), 0.27) + hill;
    case 'rocket':
      return (
        sky +
        sun +
        placed(
          rocket(lighten(colours.light, 0.2), colours.accent, ink),
          focus.x,
          focus.y + unit * 0.08,
          (unit * 0.26) / 100,
          false,
          16,
        ) +
        hill
      );
    case 'balloon':
      return (
        sky +
        sun +
        placed(
          balloon(colours.accent, colours.light, ink),
          focus.x - unit * 0.02,
          focus.y + unit * 0.1,
          (unit * 0.26) / 100,
        ) +
        hill
      );
    case 'deer':
      return sky + sun + hill + put(deer(ink), 0.2, 0, 0.03) + tree(-0.16, 0.2) + tree(0.19, 0.26);
    case 'cat':
      return (
        sky +
        circle(focus.x, focus.y - unit * 0.02, unit * 0.16, `fill="${colours.light}"`) +
        hill +
        put(cat(ink), 0.22, 0, 0.02)
      );
    case 'fish':
      return (
        sky +
        placed(fish(colours.accent, ink), focus.x, focus.y, (unit * 0.32) / 100) +
        placed(fish(ink, colours.light), focus.x + unit * 0.12, focus.y + unit * 0.11, (unit * 0.12) / 100) +
        placed(
          fish(ink, colours.light),
          focus.x - unit * 0.14,
          focus.y - unit * 0.1,
          (unit * 0.1) / 100,
          true,
        )
      );
    case 'windmill':
      return sky + sun + hill + put(windmill(ink), 0.3) + tree(0.18, 0.16);
    case 'house':
      return (
        sky +
        sun +
        hill +
        put(house(ink, colours.light, colours.accent), 0.22, 0, 0.02) +
        tree(-0.16, 0.22) +
        tree(0.17, 0.17)
      );
    default:
      return (
        sky +
        sun +
        hill +
        put(person(isPerson(motif) ? motif : 'family', ink), 0.2, 0, 0.03) +
        tree(0.18, 0.24) +
        placed(birds(random, 5, 60, ink), focus.x - unit * 0.1, focus.y - unit * 0.12, unit / 1100)
      );
  }
}

export function papercut(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random } = stage;
  const [top, middle] = colours.sky;
  const sheets = 6;
  const layers: Layer[] = [{ depth: 0, body: world(stage) }];
  const frame = `M-60 -60L${width + 60} -60L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  for (let i = 0; i < sheets; i++) {
    const t = i / (sheets - 1);
    const radius = unit * (0.3 + t * 0.42) * (1 + t * 0.12);
    const hole = blob(
      random.fork(`sheet${i}`),
      focus.x,
      focus.y + unit * 0.01,
      radius,
      8 + i,
      0.1 + t * 0.05,
    );
    const colour =
      t < 0.5 ? mix(middle, colours.far, 0.25 + t) : mix(mix(middle, colours.far, 0.7), top, (t - 0.5) * 1.9);
    const d = `${frame}${hole}`;
    const shade = [26, 17, 10, 5]
      .map((drop) =>
        path(
          d,
          `fill="${darken(top, 0.55)}" fill-rule="evenodd" opacity="0.17" transform="translate(0 ${(drop * unit) / 720})"`,
        ),
      )
      .join('');
    const sheet = stage.linear([
      { at: 0, colour: lighten(colour, 0.07) },
      { at: 1, colour: darken(colour, 0.1) },
    ]);
    layers.push({
      depth: 0.15 + t * 0.8,
      body:
        shade +
        path(d, `fill="${sheet}" fill-rule="evenodd"`) +
        path(
          hole,
          `fill="none" stroke="${lighten(colour, 0.28)}" stroke-width="${unit * 0.0026}" opacity="0.75"`,
        ),
    });
  }
  return layers;
}
