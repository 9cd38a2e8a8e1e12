// Turns a ThumbHash into a CSS gradient of three colours. It is cheap enough to run for every card on every
// render; the full decoder takes a millisecond per image.

type SamplePoint = readonly [x: number, y: number];

const samplePoints: readonly SamplePoint[] = [
  [0.18, 0.2],
  [0.5, 0.55],
  [0.82, 0.8],
];

const gradientsByHash = new Map<string, string>();

/** Returns a CSS `background-image`, or undefined when the hash is invalid. */
export function buildPlaceholderGradient(hash: string): string | undefined {
  const cachedGradient = gradientsByHash.get(hash);
  if (cachedGradient) return cachedGradient;
  const bytes = decodeHash(hash);
  if (!bytes) return undefined;
  const colours = decodeColours(bytes, samplePoints);
  const gradient = `linear-gradient(125deg,${colours.join(',')})`;
  if (gradientsByHash.size > 2000) gradientsByHash.clear();
  gradientsByHash.set(hash, gradient);
  return gradient;
}

/** The tone of lettering on a transparent background: `light` is unreadable on white, `dark` on black. */
export function getLetteringTone(hash: string): 'light' | 'dark' | undefined {
  const [firstByte] = decodeHash(hash) ?? [];
  if (firstByte === undefined) return undefined;
  // The mean lightness of the opaque parts.
  const lightness = (firstByte & 63) / 63;
  return lightness > 0.55 ? 'light' : lightness < 0.3 ? 'dark' : undefined;
}

function decodeHash(hash: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return bytes.length >= 6 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

interface ColourChannel {
  columns: number;
  rows: number;
  mean: number;
  terms: number[];
}

// The bit layout is ThumbHash's: two headers, then four bits per cosine term for the channels L (lightness),
// P (yellow–blue) and Q (red–green).
function decodeColours(bytes: Uint8Array, points: readonly SamplePoint[]): string[] {
  const readByte = (index: number) => bytes[index] ?? 0;
  const firstHeader = readByte(0) | (readByte(1) << 8) | (readByte(2) << 16);
  const secondHeader = readByte(3) | (readByte(4) << 8);
  const hasAlpha = firstHeader >> 23 === 1;
  const isLandscape = secondHeader >> 15 === 1;
  const longSide = hasAlpha ? 5 : 7;
  const shortSide = Math.max(3, secondHeader & 7);
  let nibbleIndex = (hasAlpha ? 6 : 5) * 2;
  const readChannel = (columns: number, rows: number, mean: number, scale: number): ColourChannel => {
    const terms: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1) {
        terms.push((((readByte(nibbleIndex >> 1) >> ((nibbleIndex & 1) << 2)) & 15) / 7.5 - 1) * scale);
        nibbleIndex += 1;
      }
    }
    return { columns, rows, mean, terms };
  };
  const lightnessChannel = readChannel(
    isLandscape ? longSide : shortSide,
    isLandscape ? shortSide : longSide,
    (firstHeader & 63) / 63,
    ((firstHeader >> 18) & 31) / 31,
  );
  const yellowBlueChannel = readChannel(
    3,
    3,
    ((firstHeader >> 6) & 63) / 31.5 - 1,
    (((secondHeader >> 3) & 63) / 63) * 1.25,
  );
  const redGreenChannel = readChannel(
    3,
    3,
    ((firstHeader >> 12) & 63) / 31.5 - 1,
    (((secondHeader >> 9) & 63) / 63) * 1.25,
  );
  return points.map((point) =>
    toHexColour(
      sampleChannel(lightnessChannel, point),
      sampleChannel(yellowBlueChannel, point),
      sampleChannel(redGreenChannel, point),
    ),
  );
}

function sampleChannel({ columns, rows, mean, terms }: ColourChannel, [x, y]: SamplePoint): number {
  let value = mean;
  let index = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1) {
      value += (terms[index] ?? 0) * Math.cos(Math.PI * column * x) * Math.cos(Math.PI * row * y) * 2;
      index += 1;
    }
  }
  return value;
}

function toHexColour(lightness: number, yellowBlue: number, redGreen: number): string {
  const blueComponent = lightness - (2 / 3) * yellowBlue;
  const redComponent = (3 * lightness - blueComponent + redGreen) / 2;
  const toHex = (component: number) =>
    Math.round(255 * Math.min(1, Math.max(0, component)))
      .toString(16)
      .padStart(2, '0');
  return `#${toHex(redComponent)}${toHex(redComponent - redGreen)}${toHex(blueComponent)}`;
}
