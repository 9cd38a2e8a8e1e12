// Colours are #rrggbb. They are mixed in OKLab, where equal steps look equal.

type ColourTriple = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function parseHex(hex: string): ColourTriple {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toOklab(hex: string): ColourTriple {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as ColourTriple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function convertFromOklab([L, a, b]: ColourTriple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = rgb.map((c) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Interpolates from `a` (t = 0) to `b` (t = 1). */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [toOklab(a), toOklab(b)];
  return convertFromOklab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** OKLab lightness, 0 to 1. */
export const getLightness = (hex: string): number => toOklab(hex)[0];

/** Reduces lightness, to 0 with `amount` 1, and, less strongly, chroma. */
export function darken(hex: string, amount: number): string {
  const [L, a, b] = toOklab(hex);
  return convertFromOklab([L * (1 - amount), a * (1 - amount * 0.6), b * (1 - amount * 0.6)]);
}

/** Increases lightness, to 1 with `amount` 1, and reduces chroma, by at most half. */
export function lighten(hex: string, amount: number): string {
  const [L, a, b] = toOklab(hex);
  return convertFromOklab([L + (1 - L) * amount, a * (1 - amount * 0.5), b * (1 - amount * 0.5)]);
}

/** Rotates the hue and keeps lightness and chroma. */
export function rotateHue(hex: string, degrees: number): string {
  const [L, a, b] = toOklab(hex);
  const angle = (degrees * Math.PI) / 180;
  return convertFromOklab([
    L,
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ]);
}
