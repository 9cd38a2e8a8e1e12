// Turns a ThumbHash into a CSS gradient of three colours. It is cheap enough to run for every card on every
// render; the full decoder takes a millisecond per image.

type Sample = readonly [x: number, y: number];

const samplePoints: readonly Sample[] = [
  [0.18, 0.2],
  [0.5, 0.55],
  [0.82, 0.8],
];

const gradientsByHash = new Map<string, string>();

/** Returns a CSS `background-image`, or undefined when the hash is invalid. */
export function buildPlaceholderGradient(hash: string): string | undefined {
  const cached = gradientsByHash.get(hash);
  if (cached) return cached;
  const bytes = decodeHash(hash);
  if (!bytes) return undefined;
  const colours = decodeColours(bytes, samplePoints);
  const gradient = `linear-gradient(125deg,${colours.join(',')})`;
  if (gradientsByHash.size > 2000) gradientsByHash.clear();
  gradientsByHash.set(hash, gradient);
  return gradient;
}

function decodeHash(hash: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return bytes.length >= 6 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

interface Channel {
  columns: number;
  rows: number;
  mean: number;
  terms: number[];
}

// The bit layout is ThumbHash's: two headers, then four bits per cosine term for the channels L, P and Q.
function decodeColours(bytes: Uint8Array, points: readonly Sample[]): string[] {
  const byteAt = (index: number) => bytes[index] ?? 0;
  const head = byteAt(0) | (byteAt(1) << 8) | (byteAt(2) << 16);
  const tail = byteAt(3) | (byteAt(4) << 8);
  const hasAlpha = head >> 23 === 1;
  const isLandscape = tail >> 15 === 1;
  const longSide = hasAlpha ? 5 : 7;
  const shortSide = Math.max(3, tail & 7);
  let nibble = (hasAlpha ? 6 : 5) * 2;
  const readChannel = (columns: number, rows: number, mean: number, scale: number): Channel => {
    const terms: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1) {
        terms.push((((byteAt(nibble >> 1) >> ((nibble & 1) << 2)) & 15) / 7.5 - 1) * scale);
        nibble += 1;
      }
    }
    return { columns, rows, mean, terms };
  };
  const light = readChannel(
    isLandscape ? longSide : shortSide,
    isLandscape ? shortSide : longSide,
    (head & 63) / 63,
    ((head >> 18) & 31) / 31,
  );
  const yellow = readChannel(3, 3, ((head >> 6) & 63) / 31.5 - 1, (((tail >> 3) & 63) / 63) * 1.25);
  const red = readChannel(3, 3, ((head >> 12) & 63) / 31.5 - 1, (((tail >> 9) & 63) / 63) * 1.25);
  return points.map((point) =>
    toHexColour(sampleChannel(light, point), sampleChannel(yellow, point), sampleChannel(red, point)),
  );
}

function sampleChannel({ columns, rows, mean, terms }: Channel, [x, y]: Sample): number {
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

function toHexColour(light: number, yellow: number, red: number): string {
  const blue = light - (2 / 3) * yellow;
  const first = (3 * light - blue + red) / 2;
  const hex = (component: number) =>
    Math.round(255 * Math.min(1, Math.max(0, component)))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(first)}${hex(first - red)}${hex(blue)}`;
}
