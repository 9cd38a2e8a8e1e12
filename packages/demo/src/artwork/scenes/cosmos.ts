// Space: planets, rings, nebulae, and a small human thing that gives them their size.

import { lighten, mix, turnHue } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { dish, rocket } from '../figures/places.ts';
import {
  circle,
  ellipse,
  everywhere,
  fillBelow,
  glow,
  n,
  path,
  placed,
  polyline,
  ridgePoints,
  starField,
} from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function planet(stage: Stage, x: number, y: number, radius: number, base: string, banded: boolean): string {
  const random = stage.random.fork(`planet${radius}`);
  const clip = stage.define((id) => `<clipPath id="${id}">${circle(x, y, radius, '')}</clipPath>`);
  let bands = '';
  if (banded) {
    for (let i = 0; i < 14; i++) {
      const by = y + random.between(-1, 1) * radius;
      bands += ellipse(
        x + random.between(-0.2, 0.2) * radius,
        by,
        radius * 1.15,
        radius * random.between(0.02, 0.1),
        `fill="${random.chance(0.5) ? lighten(base, 0.3) : mix(base, stage.colours.near, 0.4)}" opacity="${n(random.between(0.2, 0.6))}"`,
      );
    }
  } else {
    for (let i = 0; i < 16; i++) {
      const [cx, cy, cr] = [
        x + random.between(-0.9, 0.9) * radius,
        y + random.between(-0.9, 0.9) * radius,
        radius * random.between(0.03, 0.17),
      ];
      bands +=
        circle(cx, cy, cr, `fill="${mix(base, stage.colours.near, 0.35)}" opacity="0.5"`) +
        circle(cx + cr * 0.14, cy + cr * 0.14, cr * 0.84, `fill="${lighten(base, 0.12)}" opacity="0.4"`);
    }
  }
  const shade = stage.radial(x - radius * 0.55, y - radius * 0.5, radius * 1.75, [
    { at: 0, colour: stage.colours.near, opacity: 0 },
    { at: 0.45, colour: stage.colours.near, opacity: 0.18 },
    { at: 1, colour: stage.colours.near, opacity: 0.96 },
  ]);
  const lit = stage.linear(
    [
      { at: 0, colour: lighten(base, 0.35) },
      { at: 1, colour: base },
    ],
    'diagonal',
  );
  return (
    glow(stage, x - radius * 0.1, y - radius * 0.1, radius * 1.55, stage.colours.light, 0.5) +
    `<g clip-path="url(#${clip})">${circle(x, y, radius, `fill="${lit}"`)}${group(bands, x, y)}${circle(x, y, radius, `fill="${shade}"`)}</g>`
  );
}

const group = (body: string, x: number, y: number) =>
  `<g transform="rotate(-18 ${n(x)} ${n(y)})">${body}</g>`;

function ringHalf(stage: Stage, x: number, y: number, radius: number, front: boolean): string {
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${n(x - radius * 3)}" y="${n(front ? y : y - radius * 3)}" width="${n(radius * 6)}" height="${n(radius * 3)}"/></clipPath>`,
  );
  const ring = (reach: number, width: number, opacity: number) =>
    ellipse(
      x,
      y,
      radius * reach,
      radius * reach * 0.22,
      `fill="none" stroke="${mix(stage.colours.light, stage.colours.accent, reach - 1.4)}" stroke-width="${n(radius * width)}" opacity="${opacity}"`,
    );
  return `<g transform="rotate(-18 ${n(x)} ${n(y)})"><g clip-path="url(#${clip})">${ring(1.45, 0.05, 0.9)}${ring(1.62, 0.16, 0.6)}${ring(1.82, 0.09, 0.75)}${ring(1.98, 0.025, 0.5)}</g></g>`;
}

function nebula(stage: Stage): string {
  const random = stage.random.fork('nebula');
  const { unit, width, height, colours } = stage;
  let body = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const x = width * (0.1 + t * 0.9) + random.between(-0.2, 0.2) * unit;
    const y = height * (0.85 - t * 0.75) + random.between(-0.2, 0.2) * unit;
    const colour = random.pick([colours.sky[1], colours.sky[2], turnHue(colours.sky[2], 40), colours.accent]);
    body += glow(stage, x, y, unit * random.between(0.2, 0.5), colour, random.between(0.2, 0.5));
  }
  return body;
}

export function cosmos(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random, motif } = stage;
  const [top, middle] = colours.sky;
  const space = stage.radial(focus.x, focus.y, Math.max(width, height), [
    { at: 0, colour: mix(middle, top, 0.35) },
    { at: 1, colour: mix(top, '#000000', 0.4) },
  ]);
  const giant = unit * random.between(0.27, 0.38);
  const px = focus.x + unit * random.between(0, 0.12);
  const py = focus.y - unit * random.between(0.02, 0.1);
  const base = mix(colours.far, colours.sky[2], 0.6);
  const ringed = motif === 'rings' || motif === 'rocket';
  const ink = stage.ramp(1);
  const back: Layer = {
    depth: 0,
    body: everywhere(stage, space) + nebula(stage) + starField(stage, 320, height),
  };
  if (motif === 'eclipse') {
    const [ex, ey, er] = [focus.x, focus.y - unit * 0.03, unit * 0.27];
    const flare = [2.6, 1.8, 1.35]
      .map((reach) => glow(stage, ex, ey, er * reach, colours.light, 0.75))
      .join('');
    return [
      back,
      {
        depth: 0.3,
        body:
          flare +
          circle(ex, ey, er * 1.03, `fill="${colours.light}"`) +
          circle(ex - er * 0.02, ey + er * 0.02, er, `fill="${mix(top, '#000000', 0.75)}"`) +
          glow(stage, ex + er * 0.72, ey - er * 0.72, er * 0.55, colours.light, 1),
      },
      {
        depth: 0.8,
        body:
          path(
            fillBelow(
              polyline(ridgePoints(random.fork('ground'), width, height * 0.88, unit * 0.05, 6, 0.5)),
              width,
              height + 4,
            ),
            `fill="${ink}"`,
          ) + placed(person('couple', ink), ex, height * 0.885, (unit * 0.13) / 100),
      },
    ];
  }
  const middleLayer: Layer = {
    depth: 0.25,
    body:
      (ringed ? ringHalf(stage, px, py, giant * 0.74, false) : '') +
      planet(stage, px, py, ringed ? giant * 0.74 : giant, base, ringed || random.chance(0.5)) +
      (ringed ? ringHalf(stage, px, py, giant * 0.74, true) : '') +
      planet(stage, px - unit * 0.52, py - unit * 0.16, unit * 0.05, colours.accent, false),
  };
  const ground = height * 0.86;
  const surface = ridgePoints(random.fork('surface'), width, ground, unit * 0.06, 6, 0.5);
  const soil = stage.linear([
    { at: 0, colour: stage.ramp(0.75) },
    { at: 1, colour: ink },
  ]);
  const land =
    path(
      fillBelow(
        polyline(ridgePoints(random.fork('mid'), width, ground - unit * 0.05, unit * 0.1, 6, 0.5)),
        width,
        height + 4,
      ),
      `fill="${mix(stage.ramp(0.5), middle, 0.3)}"`,
    ) + path(fillBelow(polyline(surface), width, height + 4), `fill="${soil}"`);
  const on = (body: string, size: number, dx = 0) =>
    placed(body, focus.x + dx * unit, ground + unit * 0.015, (size * unit) / 100);
  let thing = '';
  if (motif === 'drift') {
    thing =
      placed(
        person('astronaut', lighten(stage.ramp(0.1), 0.75)),
        focus.x - unit * 0.16,
        focus.y + unit * 0.24,
        (unit * 0.26) / 100,
        false,
        32,
      ) +
      `<path d="M${n(focus.x - unit * 0.1)} ${n(focus.y + unit * 0.1)}Q${n(focus.x + unit * 0.3)} ${n(focus.y + unit * 0.5)} ${n(width)} ${n(focus.y + unit * 0.2)}" fill="none" stroke="${colours.light}" stroke-width="${n(unit * 0.003)}" opacity="0.8"/>`;
  } else if (motif === 'rocket') {
    const trail = path(
      `M${n(focus.x - unit * 0.36)} ${n(height)}Q${n(focus.x - unit * 0.3)} ${n(focus.y + unit * 0.4)} ${n(focus.x - unit * 0.17)} ${n(focus.y + unit * 0.15)}L${n(focus.x - unit * 0.14)} ${n(focus.y + unit * 0.17)}Q${n(focus.x - unit * 0.2)} ${n(focus.y + unit * 0.4)} ${n(focus.x - unit * 0.16)} ${n(height)}Z`,
      `fill="${stage.linear([
        { at: 0, colour: colours.light, opacity: 0.95 },
        { at: 0.4, colour: colours.accent, opacity: 0.5 },
        { at: 1, colour: colours.accent, opacity: 0 },
      ])}"`,
    );
    thing =
      trail +
      placed(
        rocket(lighten(colours.light, 0.2), colours.accent, stage.ramp(0.9)),
        focus.x - unit * 0.15,
        focus.y + unit * 0.18,
        (unit * 0.3) / 100,
        false,
        24,
      );
  } else if (motif === 'dish') {
    thing = on(dish(ink), 0.34, -0.1) + on(dish(ink), 0.16, 0.24) + on(person('standing', ink), 0.08, -0.32);
  } else {
    thing = on(person(isPerson(motif) ? motif : 'astronaut', ink), 0.24, -0.04);
  }
  const floats = motif === 'drift' || motif === 'rocket';
  return [
    back,
    middleLayer,
    { depth: 0.55, body: floats ? thing : glow(stage, focus.x, ground, unit * 0.5, colours.light, 0.3) },
    { depth: 0.85, body: floats ? '' : land + thing },
  ];
}
