// Writes tags with attribute lists (RFC 8216, section 4.2).

type Value =
  | { quoted: string }
  | { plain: string | number }
  | { flag: boolean }
  | { size: { width: number; height: number } };

export const quoted = (text: string | null | undefined): Value | null =>
  text === null || text === undefined || text === '' ? null : { quoted: text };
export const plain = (value: string | number): Value => ({ plain: value });
export const flag = (value: boolean): Value => ({ flag: value });
export const size = (width: number, height: number): Value => ({ size: { width, height } });

function write(value: Value): string {
  if ('quoted' in value) return `"${value.quoted.replace(/[\r\n]+/g, ' ').replaceAll('"', '”')}"`;
  if ('flag' in value) return value.flag ? 'YES' : 'NO';
  if ('size' in value) return `${value.size.width}x${value.size.height}`;
  return String(value.plain);
}

/** `#NAME:KEY=value,…`; attributes that are null are left out. */
export function tag(name: string, attributes: Record<string, Value | null>): string {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${write(value)}`],
  );
  return `#${name}:${list.join(',')}`;
}
