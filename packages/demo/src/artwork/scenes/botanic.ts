// Leaves and flowers close to the lens, opening on a light; for gardens, romances and nature films.

import { darken, lighten, mix } from '../colour.ts';
import { birds } from '../figures/animals.ts';
import { isPerson, person } from '../figures/people.ts';
import { leaf } from '../figures/plants.ts';
import type { Random } from '../random.ts';
import { circle, everywhere, glow, n, path, placed } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function flower(random: Random, petal: string, heart: string): string {
  const petals = random.whole(5, 9);
  let body = '';
  for (const [reach, ink] of [
    [1, darken(petal, 0.14)],
    [0.72, lighten(petal, 0.12)],
  ] as const) {
    for (let i = 0; i < petals; i++) {
      const turn = (i / petals) * 360 + (reach < 1 ? 180 / petals : 0);
      body += `<path transform="rotate(${n(turn)}) scale(${reach})" d="M0 0Q-22 -26 -10 -48Q0 -56 10 -48Q22 -26 0 0Z" fill="${ink}"/>`;
    }
  }
  return body + circle(0, 0, 9, `fill="${heart}"`) + circle(-2, -2, 4, `fill="${lighten(heart, 0.4)}"`);
}

function ringOf(
  stage: Stage,
  name: string,
  count: number,
  reach: number,
  size: number,
  depth: number,
): string {
  const random = stage.random.fork(name);
  const { unit, focus, colours, width, height } = stage;
  let body = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.2, 0.2);
    const x = focus.x + Math.cos(angle) * Math.max(unit, width * 0.62) * reach * random.between(0.92, 1.12);
    const y = focus.y + Math.sin(angle) * Math.max(unit, height * 0.62) * reach * 0.82;
    const shade = stage.ramp(depth + random.between(-0.1, 0.1));
    const tone = mix(shade, colours.accent, random.chance(0.16) ? 0.4 : 0);
    const turn = (Math.atan2(focus.y - y, focus.x - x) * 180) / Math.PI + 90 + random.between(-36, 36);
    body += placed(
      leaf(random.pick(['oval', 'lance', 'monstera']), tone, lighten(tone, 0.22)),
      x,
      y,
      (unit * size * random.between(0.8, 1.25)) / 100,
      random.chance(0.5),
      turn,
    );
  }
  return body;
}

function blossoms(stage: Stage, count: number): string {
  const random = stage.random.fork('blossoms');
  const { unit, width, height, focus, colours } = stage;
  let body = '';
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const x = focus.x + Math.cos(angle) * width * random.between(0.3, 0.5);
    const y = focus.y + Math.sin(angle) * height * random.between(0.36, 0.52);
    body += placed(
      flower(
        random,
        random.pick([colours.accent, mix(colours.accent, colours.light, 0.5), colours.sky[2]]),
        colours.light,
      ),
      x,
      y,
      (unit * random.between(0.08, 0.19)) / 100,
    );
  }
  return body;
}

function butterfly(colour: string, ink: string): string {
  const wing = 'M0 0Q-10 -34 -40 -34Q-52 -20 -36 -4Q-48 10 -34 26Q-14 28 0 4Z';
  return (
    path(wing, `fill="${colour}"`) +
    `<g transform="scale(-1 1)">${path(wing, `fill="${darken(colour, 0.15)}"`)}</g>` +
    path('M0 -12Q3 0 0 20Q-3 0 0 -12Z', `fill="${ink}" stroke="${ink}" stroke-width="2"`)
  );
}

export function botanic(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, motif, random } = stage;
  const [top, middle, low] = colours.sky;
  const light = stage.radial(focus.x, focus.y, Math.max(width, height) * 0.7, [
    { at: 0, colour: mix(low, colours.light, 0.6) },
    { at: 0.3, colour: low },
    { at: 0.7, colour: middle },
    { at: 1, colour: top },
  ]);
  const ink = stage.ramp(1);
  const middleThing =
    motif === 'butterfly'
      ? placed(butterfly(colours.accent, ink), focus.x, focus.y, (unit * 0.34) / 100, false, 18)
      : motif === 'birds'
        ? placed(birds(random, 14, 120, ink), focus.x, focus.y, unit / 600)
        : motif === 'flower'
          ? placed(flower(random, colours.accent, colours.light), focus.x, focus.y, (unit * 0.5) / 100)
          : circle(focus.x, focus.y - unit * 0.02, unit * 0.17, `fill="${colours.light}" opacity="0.8"`) +
            placed(
              person(isPerson(motif) ? motif : 'dressed', ink),
              focus.x,
              focus.y + unit * 0.22,
              (unit * 0.36) / 100,
            );
  return [
    {
      depth: 0,
      body: everywhere(stage, light) + glow(stage, focus.x, focus.y, unit * 0.6, colours.light, 0.8),
    },
    { depth: 0.2, body: ringOf(stage, 'far', 17, 0.62, 0.4, 0.15) },
    { depth: 0.4, body: middleThing },
    { depth: 0.6, body: ringOf(stage, 'mid', 15, 0.8, 0.52, 0.5) },
    { depth: 0.75, body: blossoms(stage, motif === 'flower' ? 5 : 9) },
    { depth: 0.95, body: ringOf(stage, 'near', 12, 1.02, 0.66, 0.9) },
  ];
}
