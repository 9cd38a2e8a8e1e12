// From a ThumbHash to a CSS gradient of three colours: enough of the picture to hold its place, cheap enough to be
// computed for every card while rendering. The full decoder would cost a millisecond a card.

type Sample = readonly [x: number, y: number];

const samples: readonly Sample[] = [
  [0.18, 0.2],
  [0.5, 0.55],
  [0.82, 0.8],
];

const known = new Map<string, string>();

/** A CSS `background-image` for the picture, or undefined when the hash cannot be read. */
export function placeholderImage(hash: string): string | undefined {
  const remembered = known.get(hash);
  if (remembered) return remembered;
  const bytes = bytesOf(hash);
  if (!bytes) return undefined;
  const colours = coloursAt(bytes, samples);
  const image = `linear-gradient(125deg,${colours.join(',')})`;
  if (known.size > 2000) known.clear();
  known.set(hash, image);
  return image;
}

function bytesOf(hash: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
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

// The layout of the bits is ThumbHash's own: two headers, then four bits a cosine term for L, P and Q.
function coloursAt(bytes: Uint8Array, points: readonly Sample[]): string[] {
  const at = (index: number) => bytes[index] ?? 0;
  const head = at(0) | (at(1) << 8) | (at(2) << 16);
  const tail = at(3) | (at(4) << 8);
  const hasAlpha = head >> 23 === 1;
  const isLandscape = tail >> 15 === 1;
  const longSide = hasAlpha ? 5 : 7;
  const shortSide = Math.max(3, tail & 7);
  let nibble = (hasAlpha ? 6 : 5) * 2;
  const read = (columns: number, rows: number, mean: number, scale: number): Channel => {
    const terms: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1) {
        terms.push((((at(nibble >> 1) >> ((nibble & 1) << 2)) & 15) / 7.5 - 1) * scale);
        nibble += 1;
      }
    }
    return { columns, rows, mean, terms };
  };
  const light = read(
    isLandscape ? longSide : shortSide,
    isLandscape ? shortSide : longSide,
    (head & 63) / 63,
    ((head >> 18) & 31) / 31,
  );
  const yellow = read(3, 3, ((head >> 6) & 63) / 31.5 - 1, (((tail >> 3) & 63) / 63) * 1.25);
  const red = read(3, 3, ((head >> 12) & 63) / 31.5 - 1, (((tail >> 9) & 63) / 63) * 1.25);
  return points.map((point) => colourOf(valueAt(light, point), valueAt(yellow, point), valueAt(red, point)));
}

function valueAt({ columns, rows, mean, terms }: Channel, [x, y]: Sample): number {
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

function colourOf(light: number, yellow: number, red: number): string {
  const blue = light - (2 / 3) * yellow;
  const first = (3 * light - blue + red) / 2;
  const hex = (part: number) =>
    Math.round(255 * Math.min(1, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(first)}${hex(first - red)}${hex(blue)}`;
}
