// Writes tags with attribute lists (RFC 8216, section 4.2).

type AttributeValue =
  | { quoted: string }
  | { plain: string | number }
  | { flag: boolean }
  | { size: { width: number; height: number } };

export const quoted = (text: string | null | undefined): AttributeValue | null =>
  text === null || text === undefined || text === '' ? null : { quoted: text };
export const plain = (value: string | number): AttributeValue => ({ plain: value });
export const flag = (value: boolean): AttributeValue => ({ flag: value });
export const size = (width: number, height: number): AttributeValue => ({ size: { width, height } });

function formatValue(value: AttributeValue): string {
  if ('quoted' in value) return `"${value.quoted.replace(/[\r\n]+/g, ' ').replaceAll('"', '”')}"`;
  if ('flag' in value) return value.flag ? 'YES' : 'NO';
  if ('size' in value) return `${value.size.width}x${value.size.height}`;
  return String(value.plain);
}

/** Returns `#NAME:KEY=value,…`. Attributes that are null are omitted. */
export function createTag(name: string, attributes: Record<string, AttributeValue | null>): string {
  const formatted = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${formatValue(value)}`],
  );
  return `#${name}:${formatted.join(',')}`;
}
