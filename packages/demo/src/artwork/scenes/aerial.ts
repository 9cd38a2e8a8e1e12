// The ground seen from above: fields and a river, contour lines, a reef, a delta of ice.

import { darken, lighten, mix, turnHue } from '../colour.ts';
import { sailboat } from '../figures/places.ts';
import { blob, circle, curve, everywhere, n, type Point, path, placed, polyline, rect } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function river(stage: Stage, thick: number): string {
  const { unit, width, height, random } = stage;
  const points: Point[] = [];
  const phase = random.between(0, 6);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    points.push([
      -40 + t * (width + 80),
      stage.focus.y + Math.sin(t * 7 + phase) * unit * 0.16 + (t - 0.5) * height * 0.5,
    ]);
  }
  const line = curve(points);
  const water = mix(stage.colours.sky[1], stage.colours.light, 0.15);
  return (
    path(
      line,
      `fill="none" stroke="${stage.colours.light}" stroke-width="${n(unit * thick * 1.34)}" opacity="0.35"`,
    ) +
    path(line, `fill="none" stroke="${water}" stroke-width="${n(unit * thick)}"`) +
    path(
      line,
      `fill="none" stroke="${lighten(water, 0.3)}" stroke-width="${n(unit * thick * 0.2)}" opacity="0.7"`,
    )
  );
}

function fields(stage: Stage): Layer[] {
  const { unit, width, height, random, colours } = stage;
  const inks = [
    colours.far,
    mix(colours.far, colours.accent, 0.45),
    mix(colours.far, colours.light, 0.45),
    stage.ramp(0.4),
    turnHue(colours.far, 25),
    mix(colours.sky[2], colours.far, 0.4),
  ];
  let body = '';
  const rows: number[] = [];
  for (let y = -height * 0.4; y < height * 1.5; y += unit * random.between(0.1, 0.24)) rows.push(y);
  rows.forEach((y, r) => {
    const next = rows[r + 1] ?? y + unit * 0.2;
    let x = -width * 0.3;
    while (x < width * 1.3) {
      const w = unit * random.between(0.12, 0.36);
      const ink = random.pick(inks);
      body += rect(x, y, w - unit * 0.008, next - y - unit * 0.008, `fill="${ink}"`);
      const gap = unit * random.between(0.012, 0.022);
      let furrows = '';
      if (random.chance(0.7))
        for (let fx = x + gap; fx < x + w - gap; fx += gap)
          furrows += `M${n(fx)} ${n(y)}V${n(next - unit * 0.008)}`;
      else
        for (let fy = y + gap; fy < next - gap; fy += gap)
          furrows += `M${n(x)} ${n(fy)}H${n(x + w - unit * 0.008)}`;
      body += path(furrows, `stroke="${darken(ink, 0.18)}" stroke-width="${n(unit * 0.0028)}" opacity="0.7"`);
      if (random.chance(0.3))
        for (let k = 0; k < 5; k++)
          body += circle(
            x + random.between(0, w),
            y + random.between(0, next - y),
            unit * random.between(0.006, 0.014),
            `fill="${stage.ramp(0.8)}"`,
          );
      x += w;
    }
  });
  return [
    { depth: 0, body: everywhere(stage, stage.ramp(0.65)) },
    {
      depth: 0.3,
      body: `<g transform="rotate(${n(random.between(-24, 24))} ${n(width / 2)} ${n(height / 2)})">${body}</g>`,
    },
    { depth: 0.5, body: river(stage, 0.075) },
  ];
}

function contours(stage: Stage): Layer[] {
  const { unit, width, height, focus, random, colours } = stage;
  let body = '';
  const turns = random.between(0, 6);
  const radius = Math.max(width, height) * 0.92;
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    const r = radius * (1 - t) ** 1.1 + unit * 0.02;
    const points: Point[] = [];
    for (let k = 0; k < 40; k++) {
      const a = (k / 40) * Math.PI * 2;
      const wobble =
        1 +
        0.16 * Math.sin(a * 3 + turns) +
        0.09 * Math.sin(a * 5 + turns * 2 + t) +
        0.05 * Math.sin(a * 9 + t * 3);
      points.push([focus.x + Math.cos(a) * r * wobble, focus.y + Math.sin(a) * r * wobble * 0.8]);
    }
    const ink =
      t < 0.35
        ? mix(colours.sky[0], colours.sky[1], t / 0.35)
        : t < 0.75
          ? mix(colours.far, colours.sky[2], (t - 0.35) / 0.4)
          : mix(colours.sky[2], lighten(colours.light, 0.3), (t - 0.75) / 0.25);
    const d = `${curve([...points, ...points.slice(0, 2)])}Z`;
    body +=
      path(
        d,
        `fill="${colours.near}" opacity="0.16" transform="translate(${n(unit * 0.006)} ${n(unit * 0.009)})"`,
      ) + path(d, `fill="${ink}" stroke="${lighten(ink, 0.28)}" stroke-width="${n(unit * 0.0018)}"`);
  }
  return [
    { depth: 0, body: everywhere(stage, colours.sky[0]) },
    { depth: 0.4, body },
  ];
}

function reef(stage: Stage): Layer[] {
  const { unit, width, height, focus, random, colours } = stage;
  const deep = stage.linear(
    [
      { at: 0, colour: colours.sky[0] },
      { at: 1, colour: mix(colours.sky[0], colours.sky[1], 0.8) },
    ],
    'diagonal',
  );
  let body = '';
  const isles: [number, number, number][] = [
    [focus.x, focus.y, 0.34],
    [focus.x - unit * 0.66, focus.y + unit * 0.26, 0.15],
    [focus.x + unit * 0.6, focus.y - unit * 0.28, 0.12],
  ];
  isles.forEach(([x, y, size], i) => {
    const rings: [number, string][] = [
      [1.5, mix(colours.sky[1], colours.sky[0], 0.4)],
      [1.22, colours.sky[1]],
      [1, colours.sky[2]],
      [0.72, lighten(colours.light, 0.15)],
      [0.6, mix(colours.far, colours.near, 0.2)],
      [0.4, mix(colours.far, colours.near, 0.5)],
    ];
    rings.forEach(([reach, ink], k) => {
      body += path(
        blob(random.fork(`isle${i}${k > 2 ? 'in' : 'out'}`), x, y, unit * size * reach, 11, 0.2),
        `fill="${ink}"`,
      );
    });
  });
  const wake = path(
    `M${n(focus.x - unit * 0.4)} ${n(focus.y - unit * 0.2)}q${n(unit * 0.1)} ${n(-unit * 0.1)} ${n(unit * 0.25)} ${n(-unit * 0.12)}`,
    `fill="none" stroke="${colours.light}" stroke-width="${n(unit * 0.006)}" opacity="0.55" stroke-linecap="round"`,
  );
  return [
    { depth: 0, body: everywhere(stage, deep) + rect(0, 0, width, height, 'fill="none"') },
    { depth: 0.4, body },
    {
      depth: 0.6,
      body:
        wake +
        placed(
          sailboat(colours.near, colours.light),
          focus.x - unit * 0.14,
          focus.y - unit * 0.31,
          (unit * 0.06) / 100,
          false,
          30,
        ),
    },
  ];
}

function ice(stage: Stage): Layer[] {
  const { unit, width, height, random, colours, focus } = stage;
  let floes = '';
  const step = unit * 0.15;
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const size = step * random.between(0.3, 0.58);
      const [cx, cy] = [x + random.between(0.1, 0.9) * step, y + random.between(0.1, 0.9) * step];
      const clear = Math.abs((cx - focus.x) * 0.45 + (cy - focus.y)) < unit * 0.075;
      if (clear) continue;
      const corners = random.whole(5, 7);
      const points: Point[] = Array.from({ length: corners }, (_, k) => {
        const a = (k / corners) * Math.PI * 2 + random.between(-0.3, 0.3);
        return [
          cx + Math.cos(a) * size * random.between(0.75, 1.1),
          cy + Math.sin(a) * size * random.between(0.75, 1.1),
        ] as const;
      });
      const d = `${polyline(points)}Z`;
      floes +=
        path(
          d,
          `fill="${mix(colours.sky[1], colours.near, 0.4)}" transform="translate(${n(unit * 0.006)} ${n(unit * 0.01)})" opacity="0.7"`,
        ) + path(d, `fill="${mix(colours.sky[2], '#ffffff', random.between(0.2, 0.9))}"`);
    }
  }
  const hull = `<g transform="translate(${n(focus.x)} ${n(focus.y)}) rotate(-24) scale(${n(unit * 0.0022 * 10) as string})">${path('M-6 0Q-4 -2 3 -1.8L7 0L3 1.8Q-4 2 -6 0Z', `fill="${colours.accent}"`)}${rect(-3.4, -0.8, 3.4, 1.6, `fill="${colours.light}"`)}</g>`;
  return [
    {
      depth: 0,
      body: everywhere(
        stage,
        stage.linear(
          [
            { at: 0, colour: mix(colours.sky[0], colours.near, 0.2) },
            { at: 1, colour: colours.sky[1] },
          ],
          'diagonal',
        ),
      ),
    },
    { depth: 0.35, body: floes },
    { depth: 0.6, body: hull },
  ];
}

const kinds: Readonly<Record<string, (stage: Stage) => Layer[]>> = { fields, contours, reef, ice };

export const aerial = (stage: Stage): Layer[] => (kinds[stage.motif] ?? fields)(stage);
