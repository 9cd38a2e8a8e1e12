// A city at night or dusk: towers in haze, lit windows, wet street, one person in it.

import { lighten, mix } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { ferrisWheel } from '../figures/places.ts';
import type { Random } from '../random.ts';
import { circle, disc, glow, mist, n, path, placed, rect, skyFill, starField } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function towers(stage: Stage, random: Random, ground: number, tall: number, depth: number): string {
  const { unit, width, colours } = stage;
  const colour = stage.ramp(depth);
  const fill = stage.linear([
    { at: 0, colour },
    { at: 1, colour: mix(colour, colours.sky[2], 0.34 * (1 - depth)) },
  ]);
  let blocks = '';
  let lights = '';
  let tubes = '';
  let x = -unit * 0.05;
  while (x < width) {
    const w = unit * random.between(0.05, 0.12) * (0.7 + depth * 0.6);
    const away = Math.min(1, Math.abs(x + w / 2 - stage.focus.x) / (unit * 0.9));
    const h = unit * tall * random.between(0.35, 1) * (0.55 + 0.55 * away);
    const top = ground - h;
    blocks += `M${n(x)} ${n(ground + 4)}L${n(x)} ${n(top)}`;
    const crown = random.whole(0, 4);
    if (crown === 0) blocks += `L${n(x + w * 0.5)} ${n(top - w * 0.5)}L${n(x + w)} ${n(top)}`;
    else if (crown === 1)
      blocks += `L${n(x + w * 0.2)} ${n(top)}L${n(x + w * 0.2)} ${n(top - w * 0.3)}L${n(x + w * 0.8)} ${n(top - w * 0.3)}L${n(x + w * 0.8)} ${n(top)}L${n(x + w)} ${n(top)}`;
    else if (crown === 2)
      blocks += `L${n(x + w * 0.48)} ${n(top)}L${n(x + w * 0.49)} ${n(top - w * 0.9)}L${n(x + w * 0.52)} ${n(top - w * 0.9)}L${n(x + w * 0.53)} ${n(top)}L${n(x + w)} ${n(top)}`;
    else blocks += `L${n(x + w)} ${n(top)}`;
    blocks += `L${n(x + w)} ${n(ground + 4)}Z`;
    const pane = unit * 0.0075 * (0.8 + depth * 0.7);
    const step = pane * 2.3;
    const density = random.between(0.12, 0.5);
    for (let wy = top + step; wy < ground - step; wy += step * 1.15) {
      for (let wx = x + pane; wx < x + w - pane * 1.4; wx += step) {
        if (random.next() < density) lights += `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.3)}h${n(-pane)}z`;
      }
    }
    if (depth > 0.5 && random.chance(0.32)) {
      const sign = random.pick([colours.accent, colours.light, colours.sky[2]]);
      const sx = x + w * random.between(0.15, 0.7);
      const sh = h * random.between(0.18, 0.36);
      tubes +=
        glow(stage, sx, top + h * 0.4 + sh / 2, unit * 0.12, sign, 0.4) +
        rect(sx, top + h * 0.4, unit * 0.011, sh, `fill="${lighten(sign, 0.25)}" rx="2"`);
    }
    x += w + unit * random.between(-0.004, 0.025);
  }
  return (
    path(blocks, `fill="${fill}"`) +
    path(lights, `fill="${mix(colours.light, colours.accent, 0.25)}" opacity="${n(0.3 + depth * 0.55)}"`) +
    tubes
  );
}

function street(stage: Stage, ground: number): string {
  const { unit, width, height, colours, focus } = stage;
  const random = stage.random.fork('street');
  const fill = stage.linear([
    { at: 0, colour: mix(stage.ramp(0.8), colours.sky[2], 0.2) },
    { at: 1, colour: stage.ramp(1) },
  ]);
  let gleam = '';
  for (let i = 0; i < 46; i++) {
    const y = ground + (height - ground) * random.next() ** 1.5;
    const reach = unit * random.between(0.02, 0.16) * (0.4 + (y - ground) / (height - ground));
    const x = focus.x + random.between(-0.75, 0.75) * unit * random.next() ** 0.3;
    const colour = random.pick([colours.accent, colours.light, colours.sky[2]]);
    gleam += rect(
      x - reach / 2,
      y,
      reach,
      unit * 0.004,
      `fill="${colour}" opacity="${n(random.between(0.1, 0.5))}" rx="2"`,
    );
  }
  return rect(0, ground, width, height - ground + 4, `fill="${fill}"`) + gleam;
}

function rain(stage: Stage): string {
  const random = stage.random.fork('rain');
  let d = '';
  for (let i = 0; i < 150; i++) {
    const x = random.between(-0.1, 1.1) * stage.width;
    const y = random.between(-0.1, 1) * stage.height;
    const reach = stage.unit * random.between(0.02, 0.07);
    d += `M${n(x)} ${n(y)}l${n(-reach * 0.16)} ${n(reach)}`;
  }
  return path(d, `stroke="${stage.colours.light}" stroke-width="${n(stage.unit * 0.0016)}" opacity="0.3"`);
}

export function skyline(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random, motif } = stage;
  const ground = height * 0.8;
  const moon = unit * random.between(0.08, 0.17);
  const ink = stage.ramp(1);
  const who = isPerson(motif) ? motif : motif === 'rooftop' ? 'seated' : 'umbrella';
  const size = (unit * (motif === 'rooftop' ? 0.2 : 0.27)) / 100;
  const base = motif === 'rooftop' ? height * 0.79 : height * 0.9;
  const hazeColour = mix(colours.sky[2], colours.accent, 0.2);
  const roof =
    motif === 'rooftop'
      ? path(
          `M0 ${n(height + 4)}L0 ${n(base + unit * 0.05)}L${n(width * 0.5)} ${n(base)}L${n(width)} ${n(base + unit * 0.03)}L${n(width)} ${n(height + 4)}Z`,
          `fill="${ink}"`,
        ) +
        [0.14, 0.22, 0.83]
          .map((x) => rect(width * x, base - unit * 0.1, unit * 0.04, unit * 0.2, `fill="${ink}"`))
          .join('')
      : '';
  const wheel =
    motif === 'ferris'
      ? placed(
          ferrisWheel(stage.ramp(0.8), colours.accent),
          focus.x + unit * 0.05,
          ground,
          (unit * 0.62) / 100,
        )
      : '';
  return [
    {
      depth: 0,
      body:
        skyFill(stage, 0.85) +
        starField(stage, 90, height * 0.4) +
        disc(
          stage,
          focus.x + unit * random.between(-0.1, 0.22),
          height * random.between(0.22, 0.36),
          moon,
          colours.light,
          4,
        ),
    },
    {
      depth: 0.15,
      body:
        towers(stage, random.fork('a'), ground, 0.62, 0.22) +
        mist(stage, ground - unit * 0.3, unit * 0.36, hazeColour, 0.6),
    },
    {
      depth: 0.35,
      body:
        wheel +
        towers(stage, random.fork('b'), ground, 0.46, 0.58) +
        mist(stage, ground - unit * 0.16, unit * 0.2, hazeColour, 0.5),
    },
    {
      depth: 0.7,
      body:
        (roof ? '' : street(stage, ground) + glow(stage, focus.x, ground, unit * 0.4, colours.light, 0.42)) +
        roof +
        placed(person(who, ink), focus.x, base, size) +
        (roof || motif === 'couple'
          ? ''
          : `<g opacity="0.4" transform="translate(0 ${n(base * 2)}) scale(1 -1)">${placed(person(who, ink), focus.x, base, size)}</g>`),
    },
    {
      depth: 0.9,
      body: motif === 'umbrella' || motif === '' ? rain(stage) : circle(-9, -9, 1, 'fill="none"'),
    },
  ];
}
